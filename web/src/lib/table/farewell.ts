// Why the house has closed the line to a table for good.

const FAREWELLS = { 4002: 'forgotten', 4003: 'turned-out', 4004: 'gone', 4005: 'blocked' } as const;

export type Farewell = (typeof FAREWELLS)[keyof typeof FAREWELLS];

/** What a socket's close code means; null if one may come back. */
export function farewellOf(code: number): Farewell | null {
  return code in FAREWELLS ? FAREWELLS[code as keyof typeof FAREWELLS] : null;
}
