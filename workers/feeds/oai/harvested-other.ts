import type { ChangedRecord } from "#app/data/records/harvest/list-changes.ts";
import { copiedPath } from "#app/domain/records/harvest/copied-kinds.ts";
import type { OtherKind } from "#app/domain/records/harvest/harvest-set.ts";

interface OtherName {
  name: string;
  /** A tag of BCP 47; none for a name in Roman letters. */
  language?: string;
  isIso?: true;
}

/** What the record of a person, raaga, taala, deity or concert says. */
export interface HarvestedOther {
  kind: OtherKind;
  /** As `raagas/Mohanam`. */
  path: string;
  name: string;
  /** Other names, each once. */
  otherNames: OtherName[];
  /** Sentences, or facts as `Melakarta 28`. */
  notes: string[];
  /** The raaga that this one comes from. */
  parentId?: string | null;
  /** As `1930-2016`; years without a source are left out. */
  years?: string;
  /** The day of a concert to its known precision: yyyy, yyyy-MM or yyyy-MM-dd. */
  heldOn?: string | null;
  place?: string;
  parts?: string[];
  identifiers?: { scheme: string; value: string }[];
}

/** Returns what the record of another kind than a song says; null for a song, and for what is gone. */
export function toOther({ header, raaga, taala, deity, concert, person }: ChangedRecord) {
  const { kind, id } = header;
  if (kind === "song") return null;
  const facts = raaga
    ? ofRaaga(raaga)
    : taala
      ? ofTaala(taala)
      : deity
        ? { ...deity, name: id, others: deity.names, notes: [deity.description] }
        : concert
          ? { ...concert, name: id, scriptNames: {}, others: [], notes: [concert.description] }
          : person && ofPerson(person);
  if (!facts) return null;
  const { isoName, scriptNames, others, ...rest } = { isoName: null, ...facts };
  const name = facts.name ?? id;
  const otherNames: OtherName[] = [
    ...(isoName ? [{ name: isoName, isIso: true as const }] : []),
    ...Object.entries(scriptNames).map(([language, one]) => ({ name: one, language })),
    ...others.map((one) => ({ name: one })),
  ];
  const seen = new Set([name]);
  const isNew = (one: OtherName) => !seen.has(one.name) && seen.add(one.name);
  return {
    ...rest,
    kind,
    path: copiedPath(header),
    name,
    otherNames: otherNames.filter(isNew),
    notes: rest.notes.filter((note) => note !== "" && note !== name),
  } satisfies HarvestedOther as HarvestedOther;
}

const ofRaaga = (raaga: NonNullable<ChangedRecord["raaga"]>) => ({
  name: null,
  isoName: raaga.isoName,
  scriptNames: raaga.scriptNames,
  others: raaga.aliases,
  parentId: raaga.parentId,
  notes: [
    raaga.description,
    raaga.melakarta === null ? "" : `Melakarta ${raaga.melakarta}`,
    raaga.arohana === null ? "" : `Arohana: ${raaga.arohana}`,
    raaga.avarohana === null ? "" : `Avarohana: ${raaga.avarohana}`,
  ],
});

const ofTaala = (taala: NonNullable<ChangedRecord["taala"]>) => ({
  name: null,
  isoName: taala.isoName,
  scriptNames: taala.scriptNames,
  others: taala.aliases,
  notes: [
    taala.description,
    taala.jati === null ? "" : `Jati: ${taala.jati}`,
    taala.angas === null ? "" : `Angas: ${taala.angas}`,
    taala.groups === null ? "" : `Groups: ${taala.groups}`,
    taala.aksharas === null ? "" : `Aksharas: ${taala.aksharas}`,
  ],
});

const ofPerson = (person: NonNullable<ChangedRecord["person"]>) => ({
  name: person.name,
  isoName: person.isoName,
  scriptNames: person.scriptNames,
  others: person.names.map(({ name }) => name),
  notes: [],
  ...(person.yearsSource && (person.born || person.died)
    ? { years: `${person.born ?? ""}-${person.died ?? ""}` }
    : {}),
  parts: person.parts,
  identifiers: person.identifiers,
});
