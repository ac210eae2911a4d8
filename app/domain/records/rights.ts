import { unknownRights } from "../../archive.ts";

/** What a statement says may be done with a text, recording or picture. */
interface Statement {
  /** As Creative Commons or rightsstatements.org writes it; this is what is stored. */
  address: string;
  /** Its name, which is the same in every language, or the locale key of its name. */
  name: { text: string } | { key: `rights.${string}` };
  /** Whether a copy of it may be passed on, at least by those who keep to its conditions. */
  mayCopy: boolean;
}

const creativeCommons = "https://creativecommons.org";
// These are identifiers, whose scheme is http.
const rightsStatements = "http://rightsstatements.org/vocab";

/** The statements to choose from. Nothing is stated where the rights are not known. */
export const statements = [
  {
    address: `${creativeCommons}/publicdomain/mark/1.0/`,
    name: { key: "rights.publicDomain" },
    mayCopy: true,
  },
  {
    address: `${creativeCommons}/publicdomain/zero/1.0/`,
    name: { text: "CC0 1.0" },
    mayCopy: true,
  },
  { address: `${creativeCommons}/licenses/by/4.0/`, name: { text: "CC BY 4.0" }, mayCopy: true },
  {
    address: `${creativeCommons}/licenses/by-sa/4.0/`,
    name: { text: "CC BY-SA 4.0" },
    mayCopy: true,
  },
  {
    address: `${creativeCommons}/licenses/by-nc-sa/4.0/`,
    name: { text: "CC BY-NC-SA 4.0" },
    mayCopy: true,
  },
  {
    address: `${rightsStatements}/InC/1.0/`,
    name: { key: "rights.inCopyright" },
    mayCopy: false,
  },
  {
    address: `${rightsStatements}/InC-RUU/1.0/`,
    name: { key: "rights.holderNotFound" },
    mayCopy: false,
  },
  {
    address: `${rightsStatements}/NoC-OKLR/1.0/`,
    name: { key: "rights.otherRestrictions" },
    mayCopy: false,
  },
  {
    address: `${rightsStatements}/UND/1.0/`,
    name: { key: "rights.undetermined" },
    mayCopy: false,
  },
] as const satisfies Statement[];

/** The Public Domain Mark: no rights are known to be left. */
export const publicDomainMark = statements[0].address;

/** Says that the rights are not known, where an empty text would change nothing. */
const notKnown = "unknown";

/** Reads the address of a statement, with http or https; null if none is stated, undefined for another text. */
export function readStatement(text: string): string | null | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === "" || typed === notKnown) return null;
  const withoutScheme = (address: string) =>
    address
      .toLowerCase()
      .replace(/^https?:\/\//, "")
      .replace(/\/$/, "");
  return statements.find(({ address }) => withoutScheme(address) === withoutScheme(typed))?.address;
}

/** Finds a statement by its address as it is stored. */
export const findStatement = (stored: string | null) =>
  statements.find(({ address }) => address === stored) ?? null;

/** The statements of what downloads may have. */
export const copiedStatements = statements
  .filter((statement) => statement.mayCopy)
  .map(({ address }) => address);

/** Whether downloads have what nobody has stated the rights of. */
export const isUnknownCopied = unknownRights.inDownloads;

/** Whether a statement is a licence or a mark of Creative Commons, which pages may name as such. */
export const isLicence = (stored: string): boolean => stored.startsWith(creativeCommons);
