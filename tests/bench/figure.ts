/** One line of the benchmark: a figure and its target. */
export interface Figure {
  group: string;
  name: string;
  values: Record<string, number | string>;
  target: string;
  /** Null when the figure is only reported. */
  passed: boolean | null;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export function rounded(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
