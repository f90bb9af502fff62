// A link as a square that phones read: a QR code (ISO/IEC 18004) of bytes with the least correction, for a screen has no creases.

/** For each size, from the smallest on: how many blocks there are, and the bytes of each. */
const SIZES = [
  { blocks: 1, data: 19, correction: 7 },
  { blocks: 1, data: 34, correction: 10 },
  { blocks: 1, data: 55, correction: 15 },
  { blocks: 1, data: 80, correction: 20 },
  { blocks: 1, data: 108, correction: 26 },
  { blocks: 2, data: 68, correction: 18 },
] as const;

/** What bytes are written as, and that there are no more. */
const [OF_BYTES, END] = [4, 0];
const FILLING = [0xec, 0x11];

/** One of these is laid over the square, so that nothing in it looks like its corners. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of fields, each dark or not. */
export type Square = boolean[][];

/** The square of a text, or null if it is too long. */
export function squareOf(text: string): Square | null {
  const bytes = [...new TextEncoder().encode(text)];
  // What it is and how long takes a byte and a half, the end the other half.
  const version = SIZES.findIndex(({ blocks, data }) => bytes.length + 2 <= blocks * data);
  const size = SIZES[version];
  if (!size) return null;
  const bits = written(bytes, size).flatMap((byte) => bitsOf(byte, 8));
  const side = 17 + 4 * (version + 1);
  const squares = MASKS.map((masked, mask) => drawn(side, bits, masked, formatOf(mask)));
  return squares.reduce((best, square) => (confusion(square) < confusion(best) ? square : best));
}

/** The dark fields as a path, each as large as one unit. */
export function pathOf(square: Square): string {
  return square.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

function bitsOf(value: number, count: number): boolean[] {
  return Array.from({ length: count }, (_, at) => ((value >>> (count - 1 - at)) & 1) === 1);
}

/** The bytes with their correction, a byte of each block in turn. */
function written(bytes: readonly number[], { blocks, data, correction }: (typeof SIZES)[number]): number[] {
  const halves = [OF_BYTES, bytes.length >>> 4, bytes.length & 15];
  for (const byte of bytes) halves.push(byte >>> 4, byte & 15);
  halves.push(END);
  const all: number[] = [];
  for (let at = 0; at < halves.length; at += 2) all.push(((halves[at] ?? 0) << 4) | (halves[at + 1] ?? 0));
  for (let filled = 0; all.length < blocks * data; filled++) all.push(FILLING[filled % 2] ?? 0);
  const parts = Array.from({ length: blocks }, (_, block) => all.slice(block * data, (block + 1) * data));
  return [...inTurn(parts), ...inTurn(parts.map((part) => corrected(part, correction)))];
}

const inTurn = (parts: readonly number[][]) => (parts[0] ?? []).flatMap((_, at) => parts.map((part) => part[at] ?? 0));

/** In the field of 256 that corrections are worked out in. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--)
    product = (product << 1) ^ ((product >>> 7) * 0x11d) ^ (((other >>> bit) & 1) * one);
  return product;
}

/** What is left when the bytes are divided by the polynomial whose roots are the first powers of 2. */
function corrected(bytes: readonly number[], length: number): number[] {
  let divisor = [1];
  for (let at = 0, root = 1; at < length; at++, root = times(root, 2)) {
    divisor = [...divisor, 0].map((factor, power) => factor ^ times(divisor[power - 1] ?? 0, root));
  }
  let rest = Array<number>(length).fill(0);
  for (const byte of bytes) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((one, at) => one ^ times(divisor[at + 1] ?? 0, factor));
  }
  return rest;
}

function drawn(side: number, bits: readonly boolean[], masked: (typeof MASKS)[number], format: number): Square {
  const said = new Map<number, boolean>();
  for (const [x, y] of path(side)) {
    const isFree = fixed(x, y, side, format) === undefined;
    if (isFree) said.set(y * side + x, (bits[said.size] ?? false) !== masked(x, y));
  }
  const fields = Array.from({ length: side }, (_, at) => at);
  return fields.map((y) => fields.map((x) => fixed(x, y, side, format) ?? said.get(y * side + x) ?? false));
}

/** From below on the right, up and down in columns of two, around the dotted one. */
function* path(side: number): Generator<[x: number, y: number]> {
  for (let pair = 0; pair < (side - 1) / 2; pair++) {
    const right = side - 1 - 2 * pair;
    for (let step = 0; step < side; step++) {
      const y = pair % 2 === 0 ? side - 1 - step : step;
      for (const x of [right, right - 1]) yield [x <= 6 ? x - 1 : x, y];
    }
  }
}

/** The field's colour wherever it says nothing of the text. */
function fixed(x: number, y: number, side: number, format: number): boolean | undefined {
  const far = side - 4;
  for (const [column, row] of [
    [3, 3],
    [far, 3],
    [3, far],
  ] as const) {
    const away = Math.max(Math.abs(x - column), Math.abs(y - row));
    if (away <= 4) return away !== 2 && away !== 4;
  }
  const away = Math.max(Math.abs(x - side + 7), Math.abs(y - side + 7));
  if (side > 21 && away <= 2) return away !== 1;
  if (x === 6 || y === 6) return (x + y) % 2 === 0;
  const bit = formatBit(x, y, side);
  return bit === undefined ? undefined : bit === 'dark' || ((format >>> bit) & 1) === 1;
}

/** The format stands twice beside the corners. */
function formatBit(x: number, y: number, side: number): number | 'dark' | undefined {
  if (x === 8) {
    if (y === side - 8) return 'dark';
    if (y > side - 8) return y - side + 15;
    if (y <= 8) return y > 6 ? y - 1 : y;
  } else if (y === 8) {
    if (x >= side - 8) return side - 1 - x;
    if (x < 8) return x === 7 ? 8 : 14 - x;
  }
  return undefined;
}

/** The least correction and the mask, with a correction of their own. */
function formatOf(mask: number): number {
  const said = (1 << 3) | mask;
  let rest = said;
  for (let bit = 0; bit < 10; bit++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  return ((said << 10) | rest) ^ 0x5412;
}

/** How much there is that a camera could stumble over. */
function confusion(square: Square): number {
  const side = square.length;
  const rows = square.map((row) => row.map(Number).join(''));
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''));
  const runs = [...rows, ...columns].flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []);
  const corners = [...rows, ...columns].flatMap((line) => line.match(/(?=10111010000|00001011101)/g) ?? []);
  let blocks = 0;
  for (let y = 1; y < side; y++) {
    for (let x = 1; x < side; x++) {
      const four = [y, y - 1].flatMap((row) => square[row]?.slice(x - 1, x + 1) ?? []);
      if (new Set(four).size === 1) blocks++;
    }
  }
  const dark = rows.join('').replaceAll('0', '').length / side ** 2;
  return (
    runs.reduce((sum, run) => sum + run.length - 2, 0) +
    40 * corners.length +
    3 * blocks +
    10 * Math.floor(Math.abs(dark - 0.5) * 20)
  );
}
