import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pathOf, squareOf } from './square';

const RATS = [
  '#######..#..#.#######',
  '#.....#.#..#..#.....#',
  '#.###.#..#....#.###.#',
  '#.###.#.#..#..#.###.#',
  '#.###.#...###.#.###.#',
  '#.....#.###.#.#.....#',
  '#######.#.#.#.#######',
  '..........###........',
  '#####.####..##.#.#.#.',
  '#..#.#..#.#.#..#..#.#',
  '.##...#..###.#..####.',
  '#...##..#......####.#',
  '...#.##.#.##.#..##...',
  '........##.####..####',
  '#######.##..#.##..##.',
  '#.....#...#####..##..',
  '#.###.#.###.#..#.#.#.',
  '#.###.#.#...#..#..#..',
  '#.###.#.#.##.#..##...',
  '#.....#.#......##.#..',
  '#######.#..#.#..#.##.',
];

// Other programs have read these, of one block and of two.
const LINKS = [
  {
    side: 37,
    link: 'http://192.168.1.20:4321/table/0123456789abcdef?invite=0123456789abcdef0123456789abcdef',
    path: '00f3dade04e88a4001d1d50eb618588e223fd2ad4839ce990b744a70e35cd8ec',
  },
  {
    side: 41,
    link: 'https://ratskeller.example.org/table/0123456789abcdef?invite=0123456789abcdef0123456789abcdef&x=0123456789abcdef',
    path: '441941a84de1676a7a9b50aae9920e540b751bdbf1e4d1913d58ca983cc96690',
  },
];

it('draws a text as cameras read it', () => {
  const rows = squareOf('rats')?.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
  expect(rows).toEqual(RATS);
});

it('draws links that need more room', () => {
  for (const { side, link, path } of LINKS) {
    const square = squareOf(link);
    expect(square).toHaveLength(side);
    expect(
      createHash('sha256')
        .update(pathOf(square ?? []))
        .digest('hex'),
    ).toBe(path);
  }
});

it('counts letters as the bytes they are, and draws nothing that is too long', () => {
  expect(squareOf('x'.repeat(134))).toHaveLength(41);
  expect(squareOf('x'.repeat(135))).toBeNull();
  expect(squareOf('þ'.repeat(67))).toHaveLength(41);
  expect(squareOf('þ'.repeat(68))).toBeNull();
});
