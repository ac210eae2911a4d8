import { archive } from "#app/archive.ts";
import { findEarliestChange, listSungRaagas } from "#app/data/records/harvest/describe-archive.ts";
import {
  type ChangedHeader,
  type ChangedPage,
  type ChangedRecord,
  findRecord,
  listHeaders,
  listRecords,
} from "#app/data/records/harvest/list-changes.ts";
import type { Database } from "#app/data/database.ts";
import { HarvestError } from "#app/domain/records/harvest/harvest-error.ts";
import {
  harvestId,
  noSuchRecord,
  notInFormat,
  type HarvestRequest,
} from "#app/domain/records/harvest/harvest-request.ts";
import type { CopiedRecord } from "#app/domain/records/harvest/copied-kinds.ts";
import { type OtherKind, setsOf, writeSet } from "#app/domain/records/harvest/harvest-set.ts";
import { writeHarvestTime } from "#app/domain/records/harvest/harvest-time.ts";
import {
  type HarvestedList,
  type HarvestFormat,
  harvestFormats,
  isDelivered,
  writeToken,
} from "#app/domain/records/harvest/harvested-list.ts";
import { formats } from "./formats.ts";
import { element, textElement, writeAttributes } from "./xml.ts";

/** What the archive answers: elements within that of the verb, and the time by the clock of the records, if it was asked. */
interface Answer {
  content: string[];
  now: number | null;
}

/** The archive as harvesters name it. */
export interface Repository {
  /** As `https://archive.example.org`. */
  origin: string;
  host: string;
}

/** Answers a request. One trip to D1 at most. @throws HarvestError */
export function answerHarvest(
  db: Database,
  asked: HarvestRequest,
  repository: Repository,
): Promise<Answer> {
  switch (asked.verb) {
    case "Identify":
      return identify(db, repository);
    case "ListSets":
      return listSets(db);
    case "ListMetadataFormats":
      return listFormats(db, asked.record);
    case "GetRecord":
      return getRecord(db, asked, repository);
    case "ListIdentifiers":
      return list(asked.list, listHeaders(db, asked.list), (header) => ({
        header,
        text: writeHeader(header, repository),
      }));
    case "ListRecords":
      return list(asked.list, listRecords(db, asked.list), (record) => ({
        header: record.header,
        text: writeRecord(record, asked.list.format, repository),
      }));
  }
}

async function identify(db: Database, { origin, host }: Repository): Promise<Answer> {
  const earliest = await findEarliestChange(db);
  const identifiers = element(
    "oai-identifier",
    [
      textElement("scheme", "oai"),
      textElement("repositoryIdentifier", host),
      textElement("delimiter", ":"),
      textElement("sampleIdentifier", harvestId(host, { kind: "song", id: "63" })),
    ],
    {
      xmlns: "http://www.openarchives.org/OAI/2.0/oai-identifier",
      "xsi:schemaLocation":
        "http://www.openarchives.org/OAI/2.0/oai-identifier http://www.openarchives.org/OAI/2.0/oai-identifier.xsd",
    },
  );
  const content = [
    textElement("repositoryName", archive.title),
    textElement("baseURL", `${origin}/oai`),
    textElement("protocolVersion", "2.0"),
    textElement("adminEmail", archive.contact),
    textElement("earliestDatestamp", writeHarvestTime(earliest ?? 0)),
    textElement("deletedRecord", "persistent"),
    textElement("granularity", "YYYY-MM-DDThh:mm:ssZ"),
    element("description", [identifiers]),
  ];
  return { content, now: null };
}

const otherKinds: [of: OtherKind, name: string][] = [
  ["person", "People"],
  ["raaga", "Raagas"],
  ["taala", "Taalas"],
  ["deity", "Deities"],
  ["concert", "Concerts"],
];

async function listSets(db: Database): Promise<Answer> {
  const raagas = await listSungRaagas(db);
  const sets = [
    { spec: writeSet({ of: "recording" }), name: "Recordings" },
    { spec: writeSet({ of: "composition" }), name: "Compositions without a recording" },
    ...otherKinds.map(([of, name]) => ({ spec: writeSet({ of }), name })),
    ...raagas.map((id) => ({
      spec: writeSet({ of: "raaga songs", raagaId: id }),
      name: `Songs in the raaga ${id}`,
    })),
  ];
  const content = sets.map(({ spec, name }) =>
    element("set", [textElement("setSpec", spec), textElement("setName", name)]),
  );
  return { content, now: null };
}

async function listFormats(db: Database, record: CopiedRecord | null): Promise<Answer> {
  const found = record && (await findRecord(db, record));
  if (found && !found.record) throw noSuchRecord();
  const delivered = harvestFormats.filter((prefix) => !record || isDelivered(prefix, record.kind));
  const content = delivered.map((prefix) =>
    element("metadataFormat", [
      textElement("metadataPrefix", prefix),
      textElement("schema", formats[prefix].schema),
      textElement("metadataNamespace", formats[prefix].namespace),
    ]),
  );
  return { content, now: found?.now ?? null };
}

async function getRecord(
  db: Database,
  { record, format }: { record: CopiedRecord; format: HarvestFormat },
  repository: Repository,
): Promise<Answer> {
  const found = await findRecord(db, record);
  if (!found.record) throw noSuchRecord();
  if (!isDelivered(format, record.kind)) throw notInFormat();
  return { content: [writeRecord(found.record, format, repository)], now: found.now };
}

async function list<Row>(
  asked: HarvestedList,
  reading: Promise<ChangedPage<Row>>,
  write: (row: Row) => { header: ChangedHeader; text: string },
): Promise<Answer> {
  const { rows, hasMore, now } = await reading;
  const written = rows.map(write);
  const last = written.at(-1);
  if (!last) throw new HarvestError("noRecordsMatch", "No record matches.", now);
  const cursor = asked.cursor + rows.length;
  const token = hasMore ? writeToken({ ...asked, cursor }, last.header) : "";
  const isPart = hasMore || asked.after !== null;
  return {
    content: [
      ...written.map(({ text }) => text),
      // The last of several parts has an empty token.
      ...(isPart
        ? [
            `<resumptionToken${writeAttributes({ cursor: String(asked.cursor) })}>${token}</resumptionToken>`,
          ]
        : []),
    ],
    now,
  };
}

const writeHeader = (header: ChangedHeader, { host }: Repository) =>
  element(
    "header",
    [
      textElement("identifier", harvestId(host, header)),
      textElement("datestamp", writeHarvestTime(header.changedAt)),
      ...setsOf(header).map((set) => textElement("setSpec", set)),
    ],
    header.isDeleted ? { status: "deleted" } : {},
  );

function writeRecord(record: ChangedRecord, format: HarvestFormat, repository: Repository): string {
  const { header } = record;
  const metadata = header.isDeleted ? "" : formats[format].write(record, repository.origin);
  return element("record", [
    writeHeader(header, repository),
    element("metadata", metadata ? [metadata] : []),
  ]);
}
