/**
 * A Content-Disposition that shows a file in place and names it for those who save it (RFC 6266): the
 * name whole in UTF-8 (RFC 8187), and before it what is left of it in ASCII for old browsers.
 */
export function inlineDisposition(fileName: string): string {
  if (fileName === "") return "inline";
  const ascii = fileName.replace(/[^\w .()-]/g, "_");
  const whole = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${ascii}"; filename*=UTF-8''${whole}`;
}
