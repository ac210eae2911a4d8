import { type Language, languageNames } from "../../../archive.ts";
import type { Database } from "../../../data/database.ts";
import {
  findMergeablePeople,
  type StoredPerson,
} from "../../../data/people/merging/mergeable-person.ts";
import { parsePersonId } from "../../../domain/people/parse-people-page.ts";
import type { PersonPicture } from "../../../domain/people/person-picture.ts";
import { personParts } from "../../../domain/people/person.ts";
import type { Changes } from "../../../domain/records/merging.ts";
import { translate } from "../../../i18n/translate.server.ts";
import {
  findPersonNow,
  mergePersonInto,
  openPersonMerge,
} from "../../../operations/people/merge-people.ts";
import {
  openPersonSeparation,
  separatePersonMerge,
} from "../../../operations/people/separate-people.ts";
import { catalogues } from "../../people/identifiers.ts";
import type { MergeSubject } from "./merge-subject.server.ts";
import type { MergeView, Side } from "./merge-view.ts";

const toSide = ({ id, name, credits }: StoredPerson): Side => ({
  id,
  name,
  path: `/people/${id}`,
  recordings: credits,
});

const partsText = (parts: readonly string[], language: Language) =>
  personParts
    .filter((part) => parts.includes(part))
    .map((part) => translate(language, `part.${part}`))
    .join(", ");

const maxCounted = 200;

const countText = (number: number, language: Language) =>
  number > maxCounted
    ? translate(language, "admin.moreThan", { number: maxCounted })
    : String(number);

function describe(person: StoredPerson, language: Language): [label: string, value: string][] {
  const { name, names, isoName, born, died, parts, identifiers, source, picture, composed } =
    person;
  const others = names.filter((other) => other.name !== name);
  return [
    [translate(language, "admin.name"), name],
    [
      translate(language, "person.names"),
      others
        .map((one) =>
          one.language ? `${one.name} (${languageNames[one.language].name})` : one.name,
        )
        .join("\n"),
    ],
    [translate(language, "person.iso"), isoName ?? ""],
    [translate(language, "admin.years"), born || died ? `${born ?? ""}–${died ?? ""}` : ""],
    [translate(language, "people.parts"), partsText(parts, language)],
    [
      translate(language, "admin.identifiers"),
      identifiers.map(({ scheme, value }) => `${catalogues[scheme].name} ${value}`).join("\n"),
    ],
    [translate(language, "admin.songs"), countText(person.credits, language)],
    [translate(language, "person.composer"), countText(composed, language)],
    [translate(language, "song.source"), source ?? ""],
    [translate(language, "picture.file"), picture?.description ?? ""],
  ];
}

function compare(one: StoredPerson, other: StoredPerson, language: Language) {
  const others = describe(other, language);
  return describe(one, language)
    .map(([label, value], at) => ({ label, one: value, other: others[at]![1] }))
    .filter((row) => row.one !== row.other);
}

async function list(db: Database, ids: string[]) {
  const people = await findMergeablePeople(db, ids, maxCounted + 1);
  const live = new Map(people.filter((one) => one.mergedInto === null).map((one) => [one.id, one]));
  const entries = [...live].map(([id, one]) => {
    const compareWith = (other: string, language: Language) =>
      compare(one, live.get(other)!, language);
    return [id, { side: toSide(one), compare: compareWith }] as const;
  });
  return new Map(entries);
}

/** The description of the picture that is moved. */
const pictureOf = ({ picture }: Changes) =>
  (picture as (PersonPicture | null)[] | undefined)?.find((one) => one !== null)?.description ?? "";

function fieldsOf(changes: Changes, language: Language) {
  const textOf = (field: string) =>
    changes[field]?.flatMap((value) =>
      typeof value === "string" || typeof value === "number" ? [String(value)] : [],
    )[0] ?? "";
  const years = [textOf("born"), textOf("died")];
  const all: [label: string, value: string][] = [
    [translate(language, "person.iso"), textOf("isoName")],
    [translate(language, "admin.years"), years.some(Boolean) ? years.join("–") : ""],
    [translate(language, "song.source"), textOf("source")],
    [translate(language, "picture.file"), pictureOf(changes)],
  ];
  return all.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

async function open(db: Database, fromId: string, toId: string, language: Language) {
  const result = await openPersonMerge(db, fromId, toId);
  if (result === "missing") return result;
  const { from, to, plan } = result;
  const fields = fieldsOf(plan.filled, language);
  const parts = partsText(plan.parts, language);
  if (parts) fields.push({ label: translate(language, "people.parts"), value: parts });
  const sides = { from: toSide(from), to: toSide(to) };
  const counts = { recordings: from.credits, binned: 0, compositions: from.composed };
  const view: MergeView = { ...sides, ...counts, names: plan.names, fields };
  return view;
}

async function openSeparation(db: Database, mergeId: number, now: number, language: Language) {
  const result = await openPersonSeparation(db, mergeId, now);
  if (typeof result === "string") return result;
  const { from, to, separation } = result;
  const { moved, filled, names: keptNames } = separation;
  const names = to.names.map(({ name }) => name).filter((name) => !keptNames.includes(name));
  return {
    from: toSide(from),
    to: toSide(to),
    recordings: new Set(Object.values(moved.credits).flat()).size,
    binned: 0,
    compositions: moved.compositions.length,
    names,
    fields: fieldsOf(filled, language),
  };
}

export const mergedPeople: MergeSubject = {
  async resolve(db, text) {
    const id = parsePersonId(/^(?:.*\/people\/)?([^/?#]+)(?:[/?#].*)?$/.exec(text.trim())?.[1]);
    return id && findPersonNow(db, id);
  },
  list,
  open,
  merge: mergePersonInto,
  openSeparation,
  separate: separatePersonMerge,
};
