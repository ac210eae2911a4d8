import { archive, languages } from "../../../archive.ts";
import { type FormError, toFormError } from "../../../domain/form-error.ts";
import { linkOf, type NameLinks } from "../../../domain/people/name-links.ts";
import { toRevision } from "../../../domain/songs/medium.ts";
import { mediumSchema } from "../../../domain/songs/medium-schema.ts";
import { formSections } from "../../../domain/songs/song-field-kinds.ts";
import {
  fieldsWith,
  inputOf,
  songFieldNames,
  type SongField,
  specOf,
} from "../../../domain/songs/song-fields.ts";
import type { SongRevision } from "../../../domain/songs/song-revision.ts";
import {
  endsAfterStart,
  optionalFields,
  songFormSchema,
} from "../../../domain/songs/song-schema.ts";
import { choicesOf, nobody, toLinks } from "./person-choices.ts";
import { type FormValues, numberedRows, textInput } from "./form-values.ts";

/** The inputs from the top of the form to its end; those without a section belong to the medium. */
const errorOrder = formSections.flatMap((section) =>
  songFieldNames
    .filter((field) => (specOf(field).section ?? "recording") === section)
    .map((field) => inputOf(field)),
);

function readInput(submitted: FormValues, field: SongField): unknown {
  const text = submitted[inputOf(field)];
  const { kind, section } = specOf(field);
  if (!section) return undefined;
  switch (kind) {
    case "references":
      return text?.split("\n").map((line) => line.trim());
    case "texts": {
      const entries = languages.map((language) => [
        language,
        submitted[textInput(field, language)],
      ]);
      return entries.every(([, value]) => value === undefined)
        ? undefined
        : Object.fromEntries(entries.filter(([, value]) => value));
    }
    default:
      return text;
  }
}

/**
 * Validates a song form; errors are in the form's order. What `before` lacks may stay empty, and details that the
 * form does not send stay as they are. `known` is what a new recording has from its composition.
 */
export function validateSongForm(
  submitted: FormValues,
  before: SongRevision | null,
  known: Partial<SongRevision> | null = before,
): { song: SongRevision } | { errors: Record<string, FormError> } {
  const optional = new Set(
    [...optionalFields].filter((field) => known && field in known && !known[field]),
  );
  const rows = numberedRows(submitted);
  const given = Object.fromEntries(
    songFieldNames.map((field) => [field, readInput(submitted, field)]),
  );
  given.composerId = readComposerId(submitted);
  given.personIds = readPeople(submitted, before);
  const fields = songFormSchema(optional).safeParse({
    ...given,
    composer: known?.composer,
    accompaniments: [...rows.values()].map(({ type, names }) => ({ typeId: type, players: names })),
  });
  const medium = mediumSchema(before?.uploadType ?? null, optional).safeParse(submitted);
  if (fields.success && medium.success) {
    const absent = new Set<string>(
      fieldsWith("formOnly").filter((field) => given[field] === undefined),
    );
    const sent = Object.entries(fields.data).filter(([field]) => !absent.has(field));
    const entered = Object.fromEntries(sent) as typeof fields.data;
    const song = toRevision(entered, medium.data, before);
    return endsAfterStart(song)
      ? { song }
      : { errors: { [inputOf("endSeconds")]: { error: "songForm.endBeforeStart" } } };
  }
  const errors = new Map<string, FormError>();
  for (const issue of [...(fields.error?.issues ?? []), ...(medium.error?.issues ?? [])]) {
    const input = inputOfPath(issue.path, [...rows.keys()]);
    if (!errors.has(input)) errors.set(input, toFormError(issue));
  }
  return { errors: inFormOrder(errors) };
}

/** An id, "" for nobody that is known, undefined if the form does not say. */
const readComposerId = ({ composerId }: FormValues) => (composerId === nobody ? "" : composerId);

/** Returns what was decided of names, also that the composer is nobody known; undefined if the form does not say. */
function readPeople(submitted: FormValues, before: SongRevision | null): NameLinks | undefined {
  const composer = before?.composer ?? archive.composer;
  const stored = before?.personIds ?? {};
  const choices = choicesOf(submitted);
  const links = choices.length > 0 ? toLinks(choices) : stored;
  const isNobody =
    submitted.composerId === nobody ||
    (!submitted.composerId && linkOf(stored, composer) === null && !before?.composerId);
  if (isNobody && linkOf(links, composer) === undefined) return { ...links, [composer]: null };
  return choices.length > 0 ? links : undefined;
}

function inputOfPath(path: PropertyKey[], numbers: number[]): string {
  const [field, row, part] = path.map(String);
  if (field === "accompaniments" && row !== undefined)
    return `accompaniments.${numbers[Number(row)]}.${part === "players" ? "names" : "type"}`;
  if (field === "meaning" && row !== undefined) return textInput(field, row);
  return songFieldNames.includes(field as SongField) ? inputOf(field as SongField) : field!;
}

const positionOf = (input: string) => errorOrder.indexOf(input.split(/[.-]/)[0]!);
export const inFormOrder = (errors: Map<string, FormError>): Record<string, FormError> =>
  Object.fromEntries([...errors].toSorted(([one], [other]) => positionOf(one) - positionOf(other)));
