import type { Language } from "../../../archive.ts";
import type { CataloguePage } from "../../../domain/songs/song.ts";
import { translate } from "../../../i18n/translate.server.ts";
import { sortText } from "../lists/sort-links.server.ts";

/** Lists the parts of a page's title that distinguish it from the first page of the catalogue. */
export function listTitleParts(language: Language, cataloguePage: CataloguePage): string[] {
  const { initial, sortBy, direction, page } = cataloguePage;
  const isUsual = sortBy === "title" && direction === "asc";
  return [
    initial,
    isUsual ? null : sortText(language, sortBy, direction),
    page > 1 ? translate(language, "pager.page", { page }) : null,
  ].filter((text) => text !== null);
}
