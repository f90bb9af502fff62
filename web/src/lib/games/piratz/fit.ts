// Where things of one shape find room, and how to walk among them.

export interface Room {
  width: number;
  height: number;
  /** Between neighbours. */
  gap: number;
  /** Nothing gets wider than this. */
  widest: number;
}

export interface Fit {
  columns: number;
  /** Of each thing. */
  width: number;
}

/** The columns in which so many things, `tall` times as high as wide, are largest; rather beside than below each other. */
export function fit(count: number, tall: number, { width, height, gap, widest }: Room): Fit {
  let best: Fit = { columns: 1, width: 0 };
  for (let columns = 1; columns <= Math.max(count, 1); columns++) {
    const rows = Math.ceil(Math.max(count, 1) / columns);
    const across = (width - gap * (columns - 1)) / columns;
    const down = (height - gap * (rows - 1)) / rows / tall;
    const size = Math.max(0, Math.min(across, down, widest));
    if (size >= best.width) best = { columns, width: size };
  }
  return best;
}

/** How high the room must be for so many things that are so wide at least. */
export function leastHeight(count: number, tall: number, width: number, gap: number, least: number): number {
  const columns = Math.max(1, Math.floor((width + gap) / (least + gap)));
  const rows = Math.ceil(Math.max(count, 1) / columns);
  return rows * least * tall + (rows - 1) * gap;
}

/** The place reached with an arrow key from a place in a grid, among those one may go to; the same one at the end. */
export function neighbour(from: number, key: string, columns: number, open: readonly number[]): number {
  const [row, column] = [Math.floor(from / columns), from % columns];
  const distance = (place: number) =>
    Math.abs(Math.floor(place / columns) - row) * columns * 2 + Math.abs((place % columns) - column);
  const nearest = (places: number[]) => places.sort((one, other) => distance(one) - distance(other))[0];
  const reached = (): number | undefined => {
    switch (key) {
      case 'ArrowLeft':
        return open.findLast((place) => place < from);
      case 'ArrowRight':
        return open.find((place) => place > from);
      case 'ArrowUp':
        return nearest(open.filter((place) => Math.floor(place / columns) < row));
      case 'ArrowDown':
        return nearest(open.filter((place) => Math.floor(place / columns) > row));
      case 'Home':
        return open[0];
      case 'End':
        return open.at(-1);
    }
  };
  return reached() ?? from;
}
