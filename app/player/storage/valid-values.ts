/** What each value of a record may be, as it comes from the device or an address. */
export type Validity<Values> = { [Name in keyof Required<Values>]: (value: unknown) => boolean };

export const isWithin = (low: number, high: number) => (value: unknown) =>
  typeof value === "number" && value >= low && value <= high;

export const isAmong = (values: readonly unknown[]) => (value: unknown) => values.includes(value);

/** Returns what is valid of a record. */
export function pickValid<Values>(
  validity: Validity<Values>,
  from: Record<string, unknown>,
): Partial<Values> {
  const valid = Object.entries<(value: unknown) => boolean>(validity).filter(([name, accepts]) =>
    accepts(from[name]),
  );
  return Object.fromEntries(valid.map(([name]) => [name, from[name]])) as Partial<Values>;
}
