import { languages } from "#app/archive.ts";
import { maxLineLength } from "#app/domain/songs/song-field-kinds.ts";
import { fieldsWith, inputOf, specOf } from "#app/domain/songs/song-fields.ts";
import { textInput } from "#app/routes/song-form/values/form-values.ts";

/** Fills a text of so many letters, three bytes each, with words of another song for another `seed`. */
function fillText(letters: number, seed = 0): string {
  const words = ["రామ", "కృష్ణ", "శివ", "గోవింద", "నారాయణ", "మురళి", "సరస్వతి"];
  let text = "";
  for (let at = seed; text.length < letters; at++)
    text += `${words[at % words.length]}${String.fromCodePoint(0xc15 + ((at * 7) % 36))}${at % 9 === 8 ? "\n" : " "}`;
  return text.slice(0, letters - 1) + "క";
}

const fillLine = (letters: number, seed: number) => fillText(letters, seed).replaceAll("\n", " ");

/** The form of a song whose texts are as long as the form takes, but for players, who would not fit in it besides. */
export function largestForm(seed = 0): Record<string, string> {
  const texts = fieldsWith("section").flatMap((field): [string, string][] => {
    const { kind, maxLength = maxLineLength, readOnly } = specOf(field);
    const name = inputOf(field);
    if (readOnly) return [];
    if (kind === "prose") return [[name, fillText(maxLength, seed)]];
    if (kind === "texts")
      return languages.map((one) => [textInput(field, one), fillText(maxLength, seed)]);
    if (kind === "line" || kind === "optionalLine") return [[name, fillLine(maxLength, seed)]];
    if (kind === "lines")
      return [
        [name, Array.from({ length: 30 }, (_, at) => fillLine(maxLength, seed + at)).join("\n")],
      ];
    return [];
  });
  return Object.fromEntries(texts);
}
