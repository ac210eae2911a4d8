import { escapeXml } from "#app/lib/xml.ts";

/** Writes an element with a text; nothing for a text that is not known. */
export function textElement(
  name: string,
  text: string | null | undefined,
  attributes: Record<string, string> = {},
): string {
  if (!text) return "";
  return `<${name}${writeAttributes(attributes)}>${escapeXml(text)}</${name}>`;
}

/** Writes an element around others; nothing if there are none. */
export function element(
  name: string,
  content: string[],
  attributes: Record<string, string> = {},
): string {
  const inner = content.join("");
  return inner ? `<${name}${writeAttributes(attributes)}>${inner}</${name}>` : "";
}

export const writeAttributes = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join("");
