import type { Language } from "../../../archive.ts";
import type { Database } from "../../../data/database.ts";
import { findComparable } from "../../../data/songs/merging/mergeable-composition.ts";
import { parseId } from "../../../domain/paging.ts";
import type { Changes } from "../../../domain/records/merging.ts";
import { statedSharedFields } from "../../../domain/songs/song-fields.ts";
import type { StatedRevision } from "../../../domain/songs/song-revision.ts";
import { translate } from "../../../i18n/translate.server.ts";
import {
  findComposition,
  mergeCompositionInto,
  openCompositionMerge,
} from "../../../operations/songs/merge-compositions.ts";
import {
  openCompositionSeparation,
  separateCompositionMerge,
} from "../../../operations/songs/separate-compositions.ts";
import { describeChange, noLists } from "../../song-form/changes/describe-change.ts";
import type { MergeSubject } from "./merge-subject.server.ts";
import type { MergeView, Side } from "./merge-view.ts";

const describe = (changes: Changes, language: Language) =>
  describeChange(changes, {
    t: (key, values) => translate(language, key, values),
    language,
    lists: noLists,
  }).map(({ label, ...values }) => ({ label: translate(language, label), ...values }));

type Compared = Awaited<ReturnType<typeof findComparable>>[number];

const toSide = ({ id, shared, mainSongId, recordings }: Compared): Side => ({
  id: String(id),
  name: shared.title,
  path: `/songs/${mainSongId}`,
  recordings,
});

function compare(one: StatedRevision, other: StatedRevision, language: Language) {
  const pairs = statedSharedFields.map((field) => [field, [one[field], other[field]]]);
  return describe(Object.fromEntries(pairs) as Changes, language).map(
    ({ label, before, after }) => ({ label, one: before!, other: after! }),
  );
}

async function list(db: Database, ids: string[]) {
  const compositions = await findComparable(db, ids.map(Number));
  const live = new Map(compositions.map((one) => [String(one.id), one]));
  const entries = [...live].map(([id, one]) => {
    const compareWith = (other: string, language: Language) =>
      compare(one.shared, live.get(other)!.shared, language);
    return [id, { side: toSide(one), compare: compareWith }] as const;
  });
  return new Map(entries);
}

const fieldsOf = (changes: Changes, language: Language) =>
  describe(changes, language).map(({ label, before, after }) => ({
    label,
    value: (after || before)!,
  }));

async function open(db: Database, fromId: string, toId: string, language: Language) {
  const result = await openCompositionMerge(db, Number(fromId), Number(toId));
  if (result === "missing") return result;
  const { from, to, plan } = result;
  const sides = { from: toSide(from), to: toSide(to) };
  const { recordings, binned } = from;
  const fields = fieldsOf(plan.filled, language);
  const view: MergeView = {
    ...sides,
    recordings,
    binned,
    compositions: 0,
    names: plan.titles,
    fields,
  };
  return view;
}

async function openSeparation(db: Database, mergeId: number, now: number, language: Language) {
  const result = await openCompositionSeparation(db, mergeId, now);
  if (typeof result === "string") return result;
  const { from, to, separation, recordings } = result;
  const { otherTitles, ...filled } = separation.changes;
  const [before, after] = (otherTitles ?? [[], []]) as [string[], string[]];
  const names = before.filter((title) => !after.includes(title));
  const sides = { from: toSide(from), to: toSide(to) };
  const fields = fieldsOf(filled, language);
  return { ...sides, recordings, binned: 0, compositions: 0, names, fields };
}

export const mergedCompositions: MergeSubject = {
  async resolve(db, text) {
    const number = parseId(/^(?:.*\/songs\/)?#?(\d+)(?:[/?#].*)?$/.exec(text.trim())?.[1]);
    const id = number && (await findComposition(db, number));
    return id ? String(id) : null;
  },
  list,
  open,
  merge: (services, actor, from, to) =>
    mergeCompositionInto(services, actor, Number(from), Number(to)),
  openSeparation,
  separate: separateCompositionMerge,
};
