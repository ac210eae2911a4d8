import { parseTimeOfDay, type TimeOfDay } from "#app/domain/music/time-of-day.ts";
import { readRows } from "./source-lines.ts";

const carnaticDarbar = "carnaticdarbar.com/music/2008/music_raga.asp";

/**
 * time of day | raaga | the page that says so. The first page names raagas before and after sunrise (the latter it also
 * calls prabhat ragas), at midday, in the afternoon, in the evening and at all times (sarvakalika); none for the night.
 */
export const timeRows = `
dawn | Bhupalam | ${carnaticDarbar}
dawn | Revagupti | ${carnaticDarbar}
dawn | Bauli | ${carnaticDarbar}
dawn | Bauli | anuradhamahesh.wordpress.com/carnatic-raga-appreciation/13-bowli-the-meditative-morning-raga/
dawn | Malayamarutam | ${carnaticDarbar}
dawn | Valaji | ${carnaticDarbar}
dawn | Deshakshi | ${carnaticDarbar}
morning | Bilahari | ${carnaticDarbar}
morning | Kedaram | ${carnaticDarbar}
morning | Dhanyasi | ${carnaticDarbar}
noon | Shri | ${carnaticDarbar}
noon | Madhyamavati | ${carnaticDarbar}
afternoon | Asaveri | ${carnaticDarbar}
afternoon | Mukhari | ${carnaticDarbar}
afternoon | Begada | ${carnaticDarbar}
evening | Vasanta | ${carnaticDarbar}
evening | Natakuranji | ${carnaticDarbar}
evening | Purvikalyani | ${carnaticDarbar}
any | Chakravakam | ${carnaticDarbar}
any | Bhairavi | ${carnaticDarbar}
any | Kambhoji | ${carnaticDarbar}
any | Arabhi | ${carnaticDarbar}
`;

export const timeOfRaagas: ReadonlyMap<string, TimeOfDay> = new Map(
  readRows(timeRows).flatMap(([time, id]) => {
    const timeOfDay = parseTimeOfDay(time ?? null);
    return timeOfDay && id ? [[id, timeOfDay] as const] : [];
  }),
);
