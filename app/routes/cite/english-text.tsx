import { scriptOf } from "../../domain/music/script/script-of.ts";

/** Words in an Indian script with what stands between them. */
const indicWords = /([\u0900-\u0d7f](?:[^\p{sc=Latn}]*[\u0900-\u0d7f])?)/u;

/** An English text with names in the scripts of India, which are marked so that they get the fonts of theirs. */
export function EnglishText({ text }: { text: string }) {
  return (
    <span lang="en">
      {text.split(indicWords).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} lang={scriptOf(part) ?? undefined}>
            {part}
          </span>
        ),
      )}
    </span>
  );
}
