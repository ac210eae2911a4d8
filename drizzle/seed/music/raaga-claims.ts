import type { ClaimSeed } from "../claims/claim-statements.ts";
import { aliasRows } from "./alias-rows.ts";
import { citationsOf } from "../claims/sources.ts";
import { janyaSeeds, otherScaleSeeds } from "./janyas.ts";
import { bhashangaRows } from "./bhashanga-rows.ts";
import { createdByList, creatorRows, ownRaagas, scaleNotes } from "./own-raagas.ts";
import { timeRows } from "./time-rows.ts";
import { citationsOfSource, readRows } from "./source-lines.ts";

function claim(id: string, field: string, lines: string, said = ""): ClaimSeed[] {
  return citationsOfSource(lines).map(({ source, note }) => ({
    kind: "raaga",
    id,
    field,
    source,
    note: [said, note].filter(Boolean).join("; "),
  }));
}

/** What the sources state of janya raagas: name, scale, parent, foreign swaras, other scales, aliases, creator. */
export const raagaClaims: ClaimSeed[] = [
  ...janyaSeeds.flatMap(({ id, lines }) => [
    ...claim(id, "", lines.name),
    ...claim(id, "arohana", lines.scale, scaleNotes[id]),
    ...claim(id, "parent", lines.parent),
  ]),
  ...Object.entries(ownRaagas).flatMap(([id, page]) =>
    page
      ? citationsOf(page).map((citation) => ({
          kind: "raaga" as const,
          id,
          field: "",
          ...citation,
        }))
      : [],
  ),
  ...otherScaleSeeds.flatMap(({ raagaId, number, lines }) =>
    claim(raagaId, `scale ${number}`, lines),
  ),
  ...readRows(aliasRows).flatMap(([raagaId, alias, , lines]) =>
    claim(raagaId!, `alias ${alias}`, lines ?? "-"),
  ),
  ...createdByList.flatMap((id) => claim(id, "creator", "W")),
  ...readRows(creatorRows).flatMap(([id, page, said]) => claim(id!, "creator", page!, said ?? "")),
  ...readRows(timeRows).flatMap(([, id, source]) => claim(id!, "time", source!)),
  ...readRows(bhashangaRows).flatMap(([id, source, swaras, parent]) =>
    claim(
      id!,
      "bhashanga",
      source!,
      [swaras, parent && `counted from melakarta ${parent}`].filter(Boolean).join("; "),
    ),
  ),
];
