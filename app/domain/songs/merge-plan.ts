import { isSameName } from "../music/reference-entry.ts";
import { changeOf, type Changes, fillEmpty, listAdded, withAdded } from "../records/merging.ts";
import { type SharedField, statedSharedFields } from "./song-fields.ts";
import type { StatedRevision } from "./song-revision.ts";

export interface MergeableComposition {
  id: number;
  shared: StatedRevision;
  mainSongId: number | null;
  recordings: number;
  /** Songs that represent the composition while it has no recording. */
  standIns: number[];
  binned: number;
}

export interface CompositionMerge {
  filled: Changes;
  titles: string[];
  setAside: number[];
}

const named = ["title", "otherTitles", "composer"];
const filledFields = statedSharedFields.filter((field) => !named.includes(field));

/** The fields that say something of a text, and the text. */
const textOf: Partial<Record<SharedField, "lyrics" | "meaning" | "notation">> = {
  lineMeanings: "lyrics",
  lyricsRights: "lyrics",
  lyricsPermission: "lyrics",
  meaningRights: "meaning",
  meaningPermission: "meaning",
  notationRights: "notation",
  notationPermission: "notation",
};

/** Plans the changes of a merge of `from` into `to`. `earlier` are titles added by earlier merges. */
export function planCompositionMerge(
  from: MergeableComposition,
  to: MergeableComposition,
  earlier: string[] = [],
): CompositionMerge {
  const { title, otherTitles, composer } = from.shared;
  const titles = [title, ...otherTitles].filter((one) => one !== to.shared.title);
  const isOneComposer = isSameName(composer, to.shared.composer);
  const fields = filledFields.filter((field) => {
    const text = textOf[field];
    return (field !== "composerId" || isOneComposer) && (!text || isOneText(from, to, text));
  });
  const standIns = [...to.standIns, ...from.standIns];
  const hasRecordings = from.recordings + to.recordings > 0;
  return {
    filled: fillEmpty(to.shared, from.shared, fields),
    titles: listAdded(to.shared.otherTitles, titles, earlier),
    setAside: hasRecordings ? standIns : standIns.slice(1),
  };
}

/** The changes of `to`, as its revision records them. */
export function changesOfMerge({ shared }: MergeableComposition, plan: CompositionMerge): Changes {
  const otherTitles = withAdded(shared.otherTitles, plan.titles);
  return { ...plan.filled, ...changeOf("otherTitles", shared.otherTitles, otherTitles) };
}

/** Whether a merge leaves the text of `from`, of which both may say something. */
function isOneText(
  { shared: from }: MergeableComposition,
  { shared: to }: MergeableComposition,
  text: "lyrics" | "meaning" | "notation",
): boolean {
  const [before, after] = [JSON.stringify(to[text]), JSON.stringify(from[text])];
  return before === after || Object.keys(to[text]).length === 0;
}
