import type { FileFacts } from "./file-facts.ts";

/** The archive's entries for each phrase: raagas by name, all others by id. */
export interface KnownNames {
  raagas: ReadonlyMap<string, string>;
  taalas: ReadonlyMap<string, string>;
  songTypes: ReadonlyMap<string, string>;
  /** The usual name of the person. */
  people: ReadonlyMap<string, string>;
}

type Inputs = Record<string, string>;

/**
 * Fills the inputs of a song form from a file's facts. A phrase is a person, or else, unless it is the first, a raaga,
 * taala or song type. The first phrase that is none of them is the title.
 */
export function assignPhrases(facts: FileFacts, known: KnownNames): Inputs {
  const inputs: Inputs = {};
  const left: string[] = [];
  const take = (input: string, value: string | undefined) => {
    if (value === undefined || inputs[input]) return false;
    inputs[input] = value;
    return true;
  };
  for (const phrase of facts.phrases) {
    const isTaken =
      take("singer", known.people.get(phrase)) ||
      (left.length > 0 &&
        (take("raagaId", known.raagas.get(phrase)) ||
          take("taalaId", known.taalas.get(phrase)) ||
          take("songTypeId", known.songTypes.get(phrase))));
    if (!isTaken) left.push(phrase);
  }
  const { singer, event, track, date } = facts;
  return {
    ...inputs,
    ...withoutEmpty({ singer, event, track, publishedDate: date }),
    title: left[0] ?? "",
  };
}

const withoutEmpty = (inputs: Inputs): Inputs =>
  Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== ""));
