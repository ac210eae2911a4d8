import { writeBibtex } from "./bibtex.ts";
import { type Citation, writePlainText } from "./citation.ts";
import { writeCsl } from "./csl.ts";
import { writeRis } from "./ris.ts";

/** A form of a citation; `name` is the same in every language, and null where each has a word of its own. */
export interface CitationFormat {
  extension: string;
  name: string | null;
  mediaType: string;
  write: (citation: Citation) => string;
}

export const citationFormats: readonly CitationFormat[] = [
  {
    extension: "txt",
    name: null,
    mediaType: "text/plain",
    write: (citation) => `${writePlainText(citation)}\n`,
  },
  { extension: "bib", name: "BibTeX", mediaType: "application/x-bibtex", write: writeBibtex },
  {
    extension: "ris",
    name: "RIS",
    mediaType: "application/x-research-info-systems",
    write: writeRis,
  },
  {
    extension: "json",
    name: "CSL-JSON",
    mediaType: "application/vnd.citationstyles.csl+json",
    write: writeCsl,
  },
];
