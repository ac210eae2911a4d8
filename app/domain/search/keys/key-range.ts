/** Keys of a field from `from` on, below `to`. */
export type KeyRange = [field: number, from: string, to: string];

/** The range of one key. */
export const equalTo = (field: number, key: string): KeyRange => [field, key, `${key} `];

/** The range of the keys that begin with `key`. */
export const beginningWith = (field: number, key: string): KeyRange => [
  field,
  key,
  `${key}\u{10ffff}`,
];
