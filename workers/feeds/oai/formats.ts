import type { HarvestFormat } from "#app/domain/records/harvest/harvested-list.ts";
import { writeDublinCore } from "./dublin-core.ts";
import type { HarvestedSong } from "./harvested-song.ts";
import { writeMods } from "./mods.ts";

interface Format {
  schema: string;
  namespace: string;
  write: (song: HarvestedSong, origin: string) => string;
}

export const formats: Record<HarvestFormat, Format> = {
  oai_dc: {
    schema: "http://www.openarchives.org/OAI/2.0/oai_dc.xsd",
    namespace: "http://www.openarchives.org/OAI/2.0/oai_dc/",
    write: writeDublinCore,
  },
  mods: {
    schema: "http://www.loc.gov/standards/mods/v3/mods-3-8.xsd",
    namespace: "http://www.loc.gov/mods/v3",
    write: writeMods,
  },
};
