// What can be agreed on before a game: read from the JSON Schema of its options, as catalog::offer reads it, too. What a
// value means is up to the house.

export interface Option {
  /** As the house calls it; its sentence is the message `web-option-<game>-<name>`. */
  name: string;
  /** The usual one first; each is labelled by the message `web-option-<game>-<name>-<key>`. */
  values: readonly { key: string; value: unknown }[];
}

/** As much of JSON Schema as options are described with, and what stands beside it for whoever offers them. */
interface Schema {
  type?: string;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  'x-order'?: string[];
  'x-offered'?: unknown[];
  'x-seat'?: boolean;
}

export function optionsOf(described: Record<string, unknown>): Option[] {
  const { properties = {}, 'x-order': order = Object.keys(properties) }: Schema = described;
  return order.flatMap((name) => {
    const option = properties[name];
    return option ? [{ name, values: usualFirst(option) }] : [];
  });
}

function usualFirst(option: Schema): Option['values'] {
  const values = option['x-offered']?.map(calledByValue) ?? allowed(option);
  const usual = JSON.stringify(option.default);
  const isUsual = ({ value }: { value: unknown }) => JSON.stringify(value) === usual;
  return [...values.filter(isUsual), ...values.filter((value) => !isUsual(value))];
}

function allowed(schema: Schema): Option['values'] {
  const several = schema.oneOf ?? schema.anyOf;
  if (several) return several.flatMap(allowed);
  if (schema.const !== undefined) return [calledByValue(schema.const)];
  if (schema.enum) return schema.enum.map(calledByValue);
  if (schema['x-seat']) return ['you', 'next'].map((key, value) => ({ key, value }));
  if (schema.type === 'boolean') return [false, true].map(calledByValue);
  const { minimum: min, maximum: max } = schema;
  if (schema.type !== 'integer' || min === undefined || max === undefined) return [];
  return Array.from({ length: max - min + 1 }, (_, index) => calledByValue(min + index));
}

/** `strict`, `25`, `yes` and, for `{"rounds": 5}`, `rounds-5`. */
function calledByValue(value: unknown) {
  return { key: keyOf(value), value };
}

function keyOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value).flat().join('-');
}

/** How long people may think, as the lobby offers it. */
export const CLOCKS = [
  { key: 'none', value: null },
  { key: 'move', value: { move: { seconds: 60 } } },
  { key: 'game', value: { game: { seconds: 600, increment: 5 } } },
  { key: 'days', value: { days: 3 } },
] as const;
export type ClockName = (typeof CLOCKS)[number]['key'];

/** How many can play. */
export function countsOf([fewest, most]: readonly [number, number]): number[] {
  return Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
}
