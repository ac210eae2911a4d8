import { readFileSync } from "node:fs";
import type { Language } from "#app/archive.ts";
import { nameInScript } from "#app/domain/music/script/name-in-script.server.ts";
import { titleInScript } from "#app/domain/music/script/title-in-script.server.ts";

type Attested = [language: Language, raagaId: string, iso: string, forms: Record<string, string[]>];
type Further = [
  language: Language,
  kind: "raaga" | "person" | "title",
  iso: string,
  form: string,
  source: string,
];

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));

/** Names that pages write, with their sources. */
export const attestedNames: Attested[] = read("attested-names.json");
/**
 * Names collected after the rules were made. Before any change that they suggested the rules made letter for letter,
 * of thirty: te 22, ta 15, kn 18, ml 20, hi 18.
 */
export const furtherNames: Further[] = read("further-names.json");

/** Words of taalas' names in naturalstupid/PyCarnatic (carnatic/lang). */
export const attestedTaalaWords: [
  language: Language,
  part: "family" | "jati",
  iso: string,
  form: string,
][] = read("attested-taala-words.json");

/** Spells a jati or a family of taalas as it stands in the name of a taala. */
export async function taalaWord(part: "family" | "jati", iso: string, language: Language) {
  const name = part === "family" ? `khaṇḍajāti ${iso}` : `${iso} cāpu`;
  return (await nameInScript(name, language))!.split(" ")[part === "family" ? 1 : 0];
}

export interface Agreement {
  names: number;
  /** Letter for letter. */
  exact: number;
  /** Also where only a space or the two spellings of a nasal differ. */
  alike: number;
  differing: [form: string, made: string | null][];
}

const nasals = /[ङञणनम]्(?=[क-घच-झट-ढत-धप-भ])/gu;
const alike = (text: string | null) => text?.replace(nasals, "ं").replace(/[ \u200c]/g, "");

const count = (made: (string | null)[], forms: string[][]): Agreement => {
  const isAlike = (form: string, at: number) => alike(form) === alike(made[at]!);
  const rows = [...made.keys()];
  return {
    names: made.length,
    exact: rows.filter((at) => forms[at]!.includes(made[at]!)).length,
    alike: rows.filter((at) => forms[at]!.some((form) => isAlike(form, at))).length,
    differing: rows
      .filter((at) => !forms[at]!.includes(made[at]!))
      .map((at) => [forms[at]!.join(", "), made[at]!]),
  };
};

/** Counts how many attested names of a language the rules alone make. */
export async function attestedAgreement(language: Language): Promise<Agreement> {
  const rows = attestedNames.filter(([of]) => of === language);
  const made = await Promise.all(rows.map(([, , iso]) => nameInScript(iso, language)));
  return count(
    made,
    rows.map(([, , , forms]) => Object.keys(forms)),
  );
}

/** The same of the names that the rules had not seen. */
export async function furtherAgreement(language: Language): Promise<Agreement> {
  const rows = furtherNames.filter(([of]) => of === language);
  const made = await Promise.all(
    rows.map(([, kind, iso]) =>
      kind === "title"
        ? titleInScript({ native: null, iso, language: "te" }, language)
        : nameInScript(iso, language),
    ),
  );
  return count(
    made,
    rows.map(([, , , form]) => [form]),
  );
}
