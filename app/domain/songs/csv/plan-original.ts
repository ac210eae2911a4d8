import type { TableRow } from "../../records/csv/table.ts";
import { pickShared, type SharedRevision } from "../song-revision.ts";
import { splitLink, splitNames } from "./cell-names.ts";
import { type OriginalIds, originalKey } from "./original-ids.ts";
import type { AddedRowPlanner } from "./plan-added.ts";
import type { RowError } from "./read-song-row.ts";
import { type ListedIds, listIds } from "./row-input.ts";
import { idColumn, nobody, originColumn } from "./song-csv.ts";
import {
  type AddedSong,
  type ArchiveParts,
  planLine,
  refusedLine,
  type SongPlanLine,
} from "./song-plan.ts";

type Archive = Pick<ArchiveParts, "originals" | "lists" | "people" | "aliases" | "compositions">;

/** Returns the planner of rows of another archive. They add their songs, unless these have come before. */
export function originalRowPlanner(archive: Archive, planAdded: AddedRowPlanner) {
  const { originals, compositions } = archive;
  const { people } = listIds(archive);
  const seen = new Set<string>();
  /** The compositions that rows of this plan add. */
  const addedCompositions = new Map<string, SharedRevision>();

  const findComposition = ({ origin, compositionId }: OriginalIds) => {
    if (compositionId === null) return { key: "", composition: null };
    const key = originalKey("composition", origin, compositionId);
    const id = originals?.get(key) ?? null;
    const shared = id === null ? addedCompositions.get(key) : compositions.get(id);
    return { key, composition: shared ? { id, shared } : null };
  };

  return (
    row: TableRow,
    original: OriginalIds,
  ): { line: SongPlanLine; added?: AddedSong; isWaiting?: boolean } => {
    const name = (row.fields.title ?? "").trim();
    const refuse = (...errors: RowError[]) => ({ line: refusedLine(row.number, name, errors) });
    if (!originals) return refuse({ column: originColumn, error: "csv.otherArchive" });
    if (!Number.isSafeInteger(original.id))
      return refuse({
        column: idColumn,
        error: "csv.idRequired",
        values: { id: idColumn, version: originColumn },
      });
    const songKey = originalKey("song", original.origin, original.id);
    if (originals.has(songKey)) return { line: planLine(row.number, name, "same") };
    if (seen.has(songKey)) return refuse({ column: idColumn, error: "csv.twice" });
    seen.add(songKey);
    const { key, composition } = findComposition(original);
    const { fields, unlinked, notes } = withoutStrangers(row, people);
    const { line, added } = planAdded({ ...row, fields }, { composition });
    if (!added) return { line };
    if (!composition && key) addedCompositions.set(key, pickShared(added.song));
    return {
      line: { ...line, notes: [...notes, ...line.notes] },
      added: { ...added, original, unlinked },
      isWaiting: composition?.id === null,
    };
  };
}

/** Removes the links of a row to people who are not in this archive; their names stay as printed. */
function withoutStrangers({ fields }: TableRow, findPerson: ListedIds["people"]) {
  const composer = fields.composerId?.trim() ?? "";
  const isStranger = (id: string) => id !== "" && id !== nobody && findPerson(id) === undefined;
  const lines = splitNames("people", fields.people ?? "");
  const strange = lines.map(splitLink).filter(([, id]) => isStranger(id));
  const isComposerStrange = isStranger(composer);
  const ids = [...(isComposerStrange ? [composer] : []), ...strange.map(([, id]) => id)];
  if (ids.length === 0) return { fields, unlinked: [], notes: [] };
  const kept: TableRow["fields"] = Object.assign(Object.create(null), fields);
  if (isComposerStrange) kept.composerId = "";
  kept.people = lines.filter((line) => !isStranger(splitLink(line)[1])).join("\n");
  return {
    fields: kept,
    unlinked: [
      ...(isComposerStrange ? [(fields.composer ?? "").trim()] : []),
      ...strange.map(([printed]) => printed),
    ],
    notes: [{ error: "csv.withoutPerson", values: { what: [...new Set(ids)].join(", ") } }],
  };
}
