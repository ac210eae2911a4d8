export type KeyRange = [field: number, from: string, to: string];

export const equalTo = (field: number, key: string): KeyRange => [field, key, `${key} `];

export const beginningWith = (field: number, key: string): KeyRange => [
  field,
  key,
  `${key}\u{10ffff}`,
];
