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
  names: string[];
  fields: { label: string; value: string }[];
}
