import type { ChangedRecord } from "#app/data/records/harvest/list-changes.ts";
import type { HarvestFormat } from "#app/domain/records/harvest/harvested-list.ts";
import { writeOtherCore, writeSongCore } from "./dublin-core.ts";
import { toOther } from "./harvested-other.ts";
import { toSong } from "./harvested-song.ts";
import { writeMads } from "./mads.ts";
import { writeMods } from "./mods.ts";

interface Format {
  schema: string;
  namespace: string;
  /** Writes the metadata of a record; nothing if it has none in this format. */
  write: (record: ChangedRecord, origin: string) => string;
}

const writing =
  <What>(to: (record: ChangedRecord) => What | null, write: (of: What, origin: string) => string) =>
  (record: ChangedRecord, origin: string): string => {
    const what = to(record);
    return what ? write(what, origin) : "";
  };

const songCore = writing(toSong, writeSongCore);
const otherCore = writing(toOther, writeOtherCore);

export const formats: Record<HarvestFormat, Format> = {
  oai_dc: {
    schema: "http://www.openarchives.org/OAI/2.0/oai_dc.xsd",
    namespace: "http://www.openarchives.org/OAI/2.0/oai_dc/",
    write: (record, origin) => songCore(record, origin) || otherCore(record, origin),
  },
  mods: {
    schema: "http://www.loc.gov/standards/mods/v3/mods-3-8.xsd",
    namespace: "http://www.loc.gov/mods/v3",
    write: writing(toSong, writeMods),
  },
  mads: {
    schema: "http://www.loc.gov/standards/mads/mads-2-1.xsd",
    namespace: "http://www.loc.gov/mads/v2",
    write: writing(toOther, writeMads),
  },
};
