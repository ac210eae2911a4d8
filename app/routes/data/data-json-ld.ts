import type { Dataset, WithContext } from "schema-dts";
import { archive, dataLicence } from "../../archive.ts";
import { type DumpManifest, dumpPath } from "../../domain/records/open-data/dump.ts";

/** Returns the JSON-LD of the open data: the last dump with its files, if there is one. */
export function datasetDescription(
  dump: DumpManifest | null,
  origin: string,
  description: string,
): WithContext<Dataset> {
  const url = `${origin}/data`;
  return {
    "@context": "https://schema.org",
    "@type": "Dataset",
    "@id": url,
    url,
    name: archive.title,
    description,
    isAccessibleForFree: true,
    license: dataLicence?.address,
    creator: { "@type": "Organization", name: archive.title, url: origin },
    dateModified: dump?.date,
    version: dump?.date,
    distribution: dump?.zips.map(({ name, bytes, sha256 }) => ({
      "@type": "DataDownload" as const,
      contentUrl: origin + dumpPath(dump.date, name),
      encodingFormat: "application/zip",
      contentSize: `${bytes} B`,
      sha256,
    })),
  };
}
