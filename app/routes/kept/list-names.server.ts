import type { Language } from "../../archive.ts";
import type { KeptList } from "../../domain/kept/kept-list.ts";
import { translate } from "../../i18n/translate.server.ts";

export const nameOfList = (language: Language, { name, isMarks }: KeptList): string =>
  isMarks ? translate(language, "kept.marks") : name;

export const toShownList = (language: Language, list: KeptList) => ({
  id: list.id,
  name: nameOfList(language, list),
  isMarks: list.isMarks,
  songs: translate(language, "collection.count", { count: list.songCount }),
  isShared: list.shareToken !== null,
});

export type ShownList = ReturnType<typeof toShownList>;
