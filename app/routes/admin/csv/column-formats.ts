import { archive } from "../../../archive.ts";
import type {
  deityCsvColumns,
  raagaCsvColumns,
  taalaCsvColumns,
} from "../../../domain/music/entry-csv-columns.ts";
import { factWords } from "../../../domain/records/cited-sources.ts";
import type { ClaimedKind } from "../../../domain/records/source.ts";
import { timesOfDay } from "../../../domain/music/time-of-day.ts";
import { jatis } from "../../../domain/music/sapta-taalas.ts";
import type { KeyIn, MessageValues } from "../../../i18n/messages.ts";
import { addressExample, sourceExamples } from "../../sources/source-examples.ts";
import { lineFormats } from "../line-formats.ts";

export type ColumnFormat = readonly [
  label: KeyIn<"admin">,
  hint?: KeyIn<"admin">,
  values?: MessageValues,
];

const sourcesFormat = (kind: ClaimedKind): ColumnFormat => [
  "admin.sources",
  "form.sourcesHint",
  { facts: factWords(kind).join(", "), example: sourceExamples[kind], address: addressExample },
];

const shared = {
  name: ["admin.name", "csv.nameColumn"],
  description: ["admin.description"],
  isoName: ["admin.isoName", "admin.isoNameHint"],
  spellings: ["admin.spellings", "admin.aliasHint"],
  synonyms: ["admin.synonyms", "admin.aliasHint"],
  creatorId: ["admin.creator", "csv.creatorColumn", { example: archive.composerId }],
  exceptions: ["admin.exceptions", "admin.exceptionsHint", lineFormats.exceptions],
} as const satisfies Record<string, ColumnFormat>;

export const raagaFormats: Record<(typeof raagaCsvColumns)[number], ColumnFormat> = {
  ...shared,
  melakarta: ["admin.melakarta", "csv.melakartaColumn", { max: 72 }],
  parentId: ["admin.parent", "csv.parentColumn"],
  arohana: ["raaga.arohana", "admin.scaleHint"],
  avarohana: ["raaga.avarohana", "admin.scaleHint"],
  otherSchools: ["admin.otherSchools", "admin.aliasHint"],
  bhashanga: ["admin.bhashanga", "csv.choicesColumn", { choices: "yes, no" }],
  timeOfDay: ["admin.timeOfDay", "csv.choicesColumn", { choices: timesOfDay.join(", ") }],
  scales: ["admin.scales", "admin.scalesHint", lineFormats.scales],
  sources: sourcesFormat("raaga"),
};

export const taalaFormats: Record<(typeof taalaCsvColumns)[number], ColumnFormat> = {
  ...shared,
  jati: ["admin.jati", "csv.choicesColumn", { choices: jatis.map(({ name }) => name).join(", ") }],
  angas: ["admin.angas", "admin.angasHint"],
  aksharas: ["admin.aksharas"],
  groups: ["admin.groups", "admin.groupsHint"],
  sources: sourcesFormat("taala"),
};

export const deityFormats: Record<(typeof deityCsvColumns)[number], ColumnFormat> = {
  name: shared.name,
  description: shared.description,
  te: ["sung.te", "admin.scriptWrong"],
  ta: ["sung.ta", "admin.scriptWrong"],
  kn: ["sung.kn", "admin.scriptWrong"],
  ml: ["sung.ml", "admin.scriptWrong"],
  hi: ["sung.hi", "admin.scriptWrong"],
  otherNames: ["admin.synonyms", "admin.aliasHint"],
  commonNames: ["admin.commonNames", "admin.commonNamesHint"],
  sources: sourcesFormat("deity"),
};
