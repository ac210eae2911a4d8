import { z } from "zod";
import { citedRows } from "#app/domain/records/cited-schema.ts";
import { factWords } from "#app/domain/records/cited-sources.ts";
import type { ClaimedKind } from "#app/domain/records/source.ts";

const factsOf = (kind: ClaimedKind) =>
  `The fact that the source states: ${factWords(kind).join(", ")}.`;
const address =
  "The address of the source, where others have its title, too; empty where the title says which is meant.";

/** The schema of the sources of a record's facts as REST shows them. */
export const shownSources = (kind: ClaimedKind) =>
  z.array(
    z.object({
      fact: z.string().meta({ description: factsOf(kind) }),
      title: z.string(),
      address: z.string().meta({ description: address }),
      note: z.string(),
      reading: z
        .string()
        .meta({ description: "What the source states instead; empty if it agrees." }),
    }),
  );

/** The schema of the sources of a record's facts in a payload. */
export const givenSources = (kind: ClaimedKind) =>
  citedRows(kind)
    .optional()
    .meta({
      description: `Replaces all that there were: for each, fact (${factWords(kind).join(", ")}), title, and, if they are known, address, note and reading, which is what the source states instead. A title that is new becomes a new source. They stay if it is absent; an empty list removes them.`,
    });
