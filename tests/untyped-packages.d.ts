/** What tests use of packages that come without types. */
declare module "@citation-js/core" {
  export class Cite {
    constructor(text: string | object, options: { forceType: string; generateGraph: false });
    data: Record<string, unknown>[];
  }
}
declare module "@citation-js/plugin-bibtex";
declare module "@citation-js/plugin-ris";
declare module "bibtex-parse" {
  export function entries(text: string): [Record<string, string>, ...Record<string, string>[]];
}
declare module "oai-pmh/src/oai-pmh.js" {
  export class OaiPmh {
    constructor(address: string);
    listRecords(options: Record<string, string>): AsyncGenerator;
  }
}
