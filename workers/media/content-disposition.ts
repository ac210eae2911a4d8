import { encodeExtended } from "content-disposition";

/** Returns a Content-Disposition that shows a file in place and names it (RFC 6266), in ASCII and in UTF-8. */
export function inlineDisposition(fileName: string): string {
  if (fileName === "") return "inline";
  const ascii = fileName.replace(/[^\w .()-]/g, "_");
  return `inline; filename="${ascii}"; filename*=${encodeExtended(fileName.toWellFormed())}`;
}
