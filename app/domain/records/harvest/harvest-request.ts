import { copiedPath, type CopiedRecord, readCopiedPath } from "./copied-kinds.ts";
import { HarvestError } from "./harvest-error.ts";
import { readSet } from "./harvest-set.ts";
import { readHarvestTime } from "./harvest-time.ts";
import {
  type HarvestedList,
  type HarvestFormat,
  harvestFormats,
  readToken,
} from "./harvested-list.ts";

export type HarvestRequest =
  | { verb: "Identify" | "ListSets" }
  | { verb: "ListMetadataFormats"; record: CopiedRecord | null }
  | { verb: "GetRecord"; record: CopiedRecord; format: HarvestFormat }
  | { verb: "ListIdentifiers" | "ListRecords"; list: HarvestedList };

const listArguments = { required: ["metadataPrefix"], optional: ["from", "until", "set"] };

/** The arguments of each verb. `resumable`: or the token alone. */
const verbs: Record<
  HarvestRequest["verb"],
  { required: string[]; optional: string[]; resumable: boolean }
> = {
  Identify: { required: [], optional: [], resumable: false },
  ListMetadataFormats: { required: [], optional: ["identifier"], resumable: false },
  ListSets: { required: [], optional: [], resumable: true },
  GetRecord: { required: ["identifier", "metadataPrefix"], optional: [], resumable: false },
  ListIdentifiers: { ...listArguments, resumable: true },
  ListRecords: { ...listArguments, resumable: true },
};

const isVerb = (text: string | undefined): text is HarvestRequest["verb"] =>
  text !== undefined && Object.hasOwn(verbs, text);

/** Names a record for harvesters: `oai:archive.example.org:songs/63`. */
export const harvestId = (host: string, record: CopiedRecord): string =>
  `oai:${host}:${copiedPath(record)}`;

/** Reads a request of OAI-PMH 2.0. @throws HarvestError */
export function readHarvestRequest(asked: URLSearchParams, host: string): HarvestRequest {
  const [verb, ...more] = asked.getAll("verb");
  if (more.length > 0 || !isVerb(verb)) throw new HarvestError("badVerb", "There is no such verb.");
  checkArguments(verb, asked);
  const token = asked.get("resumptionToken");
  switch (verb) {
    case "Identify":
      return { verb };
    case "ListSets":
      if (token !== null) throw new HarvestError("badResumptionToken", "All sets are in one list.");
      return { verb };
    case "ListMetadataFormats": {
      const identifier = asked.get("identifier");
      return { verb, record: identifier === null ? null : readRecord(identifier, host) };
    }
    case "GetRecord":
      return {
        verb,
        record: readRecord(asked.get("identifier")!, host),
        format: readFormat(asked.get("metadataPrefix")!),
      };
    case "ListIdentifiers":
    case "ListRecords":
      return { verb, list: token === null ? readList(asked) : readToken(token) };
  }
}

function checkArguments(verb: HarvestRequest["verb"], asked: URLSearchParams): void {
  const { required, optional, resumable } = verbs[verb];
  const names = [...asked.keys()].filter((name) => name !== "verb");
  if (new Set(names).size < names.length)
    throw new HarvestError("badArgument", "An argument is there twice.");
  if (resumable && names.includes("resumptionToken")) {
    if (names.length > 1)
      throw new HarvestError("badArgument", "A resumptionToken comes without other arguments.");
    return;
  }
  if (names.some((name) => !required.includes(name) && !optional.includes(name)))
    throw new HarvestError("badArgument", `${verb} has no such argument.`);
  const missing = required.find((name) => !names.includes(name));
  if (missing) throw new HarvestError("badArgument", `The argument ${missing} is missing.`);
}

function readRecord(identifier: string, host: string): CopiedRecord {
  const record = readCopiedPath(identifier.slice(`oai:${host}:`.length));
  if (!record || identifier !== harvestId(host, record)) throw noSuchRecord();
  return record;
}

export const noSuchRecord = () => new HarvestError("idDoesNotExist", "There is no such record.");

export const notInFormat = () =>
  new HarvestError("cannotDisseminateFormat", "There is no such record in this format.");

function readFormat(prefix: string): HarvestFormat {
  const format = harvestFormats.find((one) => one === prefix);
  if (!format) throw notInFormat();
  return format;
}

function readList(asked: URLSearchParams): HarvestedList {
  const [from, until] = ["from", "until"].map((name) => {
    const text = asked.get(name);
    const time = text === null ? null : readHarvestTime(text);
    if (text !== null && !time) throw new HarvestError("badArgument", `${name} is no date.`);
    return time;
  });
  if (from && until && from.granularity !== until.granularity)
    throw new HarvestError("badArgument", "from and until differ in granularity.");
  if (from && until && from.start > until.start)
    throw new HarvestError("badArgument", "from is later than until.");
  const setSpec = asked.get("set");
  const set = setSpec === null ? null : readSet(setSpec);
  if (setSpec !== null && !set) throw new HarvestError("badArgument", "set is no set.");
  return {
    format: readFormat(asked.get("metadataPrefix")!),
    set,
    from: from?.start ?? null,
    until: until?.end ?? null,
    after: null,
    cursor: 0,
  };
}
