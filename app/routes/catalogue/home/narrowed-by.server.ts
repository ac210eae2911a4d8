import type { Language } from "../../../archive.ts";
import type { CataloguePage } from "../../../domain/songs/song.ts";
import { translate } from "../../../i18n/translate.server.ts";
import { sortText } from "../lists/sort-links.server.ts";

/** Lists what makes a page of the catalogue another than the first one, for its title. */
export function narrowedBy(language: Language, cataloguePage: CataloguePage): string[] {
  const { initial, sortBy, direction, page } = cataloguePage;
  const isUsual = sortBy === "title" && direction === "asc";
  return [
    initial,
    isUsual ? null : sortText(language, sortBy, direction),
    page > 1 ? translate(language, "pager.page", { page }) : null,
  ].filter((text) => text !== null);
}
