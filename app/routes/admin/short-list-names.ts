import type { KeyIn } from "../../i18n/messages.ts";

export const shortLists = {
  "song-types": { key: "songType", canGrow: true, isRenamed: false, hasDescription: true },
  instruments: { key: "accompanimentType", canGrow: true, isRenamed: true, hasDescription: true },
  "media-types": { key: "mediaType", canGrow: false, isRenamed: true, hasDescription: false },
} as const;

export type ShortListName = keyof typeof shortLists;
export type ShortList = (typeof shortLists)[ShortListName];

export const listNames = Object.keys(shortLists) as ShortListName[];

export const isShortList = (name: string): name is ShortListName => Object.hasOwn(shortLists, name);

export const shortListPath = (name: ShortListName) => `/admin/lists/${name}`;

export const titleOf = ({ key }: ShortList): KeyIn<"admin"> => `admin.${key}Title`;
