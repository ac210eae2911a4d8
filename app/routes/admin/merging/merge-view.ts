/** One of two that are compared: what its links and confirmations say. */
export interface Side {
  id: string;
  name: string;
  path: string;
  recordings: number;
}

export interface FieldRow {
  label: string;
  one: string;
  other: string;
}

export interface PairView {
  number: number;
  one: Side;
  other: Side;
  rows: FieldRow[];
}

export interface MergeView {
  from: Side;
  to: Side;
  recordings: number;
  binned: number;
  compositions: number;
  /** Titles or names that `to` gets, or loses again. */
  names: string[];
  /** Fields that `to` gets from `from`, or loses again. */
  fields: { label: string; value: string }[];
}
