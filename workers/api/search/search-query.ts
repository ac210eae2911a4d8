import { z } from "zod";
import { checkYears, firstYear, type SubmittedYears } from "#app/domain/search/years.ts";
import { paging, queryText } from "../http/schemas.ts";

const year = (which: string) =>
  z
    .string()
    .optional()
    .meta({
      type: "integer",
      minimum: firstYear,
      description: `The ${which} year of recording, inclusive; at most the current year.`,
    });
export const partOf = (name: string) =>
  queryText.meta({ description: `Part of ${name}, in any script.` });

const filters = {
  title: partOf("the title"),
  singer: partOf("the singer's name"),
  composer: partOf("the composer's name"),
  raagaDescription: partOf("the raaga's name or another name of it"),
  taalaDescription: partOf("the taala's name"),
  songTypeDescription: partOf("the song type's name"),
  accompanistName: partOf("an accompanist's name"),
};

function reportYears(
  { recordingYearStart = "", recordingYearEnd = "" }: Partial<SubmittedYears>,
  check: z.core.$RefinementCtx,
): void {
  const thisYear = new Date().getFullYear();
  const errors = checkYears({ recordingYearStart, recordingYearEnd }, thisYear);
  for (const [field, error] of Object.entries(errors)) {
    const message =
      error === "search.yearRange"
        ? `This is a year from ${firstYear} to ${thisYear}.`
        : "This year is before recordingYearStart.";
    check.addIssue({ code: "custom", path: [field], message });
  }
}

export const songSearchQuery = paging(["id", "title", "singer", "composer", "recordingDate"])
  .extend({ ...filters, recordingYearStart: year("first"), recordingYearEnd: year("last") })
  .superRefine(reportYears);
