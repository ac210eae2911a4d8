import type { KeyIn } from "../../i18n/messages.ts";

interface ListSpec {
  key: "songType" | "deity" | "accompanimentType" | "mediaType" | "concert";
  canGrow: boolean;
  isRenamed: boolean;
  hasDescription: boolean;
  /** Whether entries have more names than one in each language. */
  hasOtherNames?: true;
}

export const shortLists = {
  "song-types": { key: "songType", canGrow: true, isRenamed: false, hasDescription: true },
  deities: {
    key: "deity",
    canGrow: true,
    isRenamed: false,
    hasDescription: true,
    hasOtherNames: true,
  },
  instruments: { key: "accompanimentType", canGrow: true, isRenamed: true, hasDescription: true },
  "media-types": { key: "mediaType", canGrow: false, isRenamed: true, hasDescription: false },
  concerts: { key: "concert", canGrow: true, isRenamed: true, hasDescription: true },
} as const satisfies Record<string, ListSpec>;

export type ShortListName = keyof typeof shortLists;
export type ShortList = (typeof shortLists)[ShortListName];

export const listNames = Object.keys(shortLists) as ShortListName[];

export const isShortList = (name: string): name is ShortListName => Object.hasOwn(shortLists, name);

export const shortListPath = (name: ShortListName) => `/admin/lists/${name}`;

export const titleOf = ({ key }: ShortList): KeyIn<"admin"> => `admin.${key}Title`;
