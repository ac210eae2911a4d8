/** Returns an inline Content-Disposition (RFC 6266) with the file name in ASCII and in UTF-8 (RFC 8187). */
export function inlineDisposition(fileName: string): string {
  if (fileName === "") return "inline";
  const ascii = fileName.replace(/[^\w .()-]/g, "_");
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
