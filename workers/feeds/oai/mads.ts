import { archive } from "#app/archive.ts";
import { raagaPath } from "#app/domain/music/raaga-path.ts";
import type { HarvestedOther } from "./harvested-other.ts";
import { element, textElement } from "./xml.ts";

/** The type of a name in MADS; others are topics. */
const nameTypes: Partial<Record<HarvestedOther["kind"], string>> = {
  person: "personal",
  concert: "conference",
};

/** Writes a person, raaga, taala, deity or concert in MADS 2.1: its name, other names, what it comes from, and notes. */
export function writeMads(other: HarvestedOther, origin: string): string {
  const { kind, path, name, otherNames, notes, parentId, years, parts = [] } = other;
  const address = `${origin}/${path}`;
  const nameType = nameTypes[kind];
  const named = (text: string, attributes: Record<string, string>, dates?: string | null) =>
    nameType
      ? element(
          "name",
          [textElement("namePart", text), textElement("namePart", dates, { type: "date" })],
          { type: nameType, ...attributes },
        )
      : textElement("topic", text, attributes);
  const parent =
    parentId &&
    element(
      "related",
      [textElement("topic", parentId, { valueURI: origin + raagaPath(parentId) })],
      {
        type: "broader",
      },
    );
  const identifiers = (other.identifiers ?? []).map(({ scheme, value }) =>
    textElement("identifier", value, { type: scheme }),
  );
  return element(
    "mads",
    [
      element("authority", [named(name, {}, years ?? other.heldOn)]),
      parent || "",
      ...otherNames.map(({ name: text, language, isIso }) =>
        element(
          "variant",
          [
            named(text, {
              ...(language ? { "xml:lang": language } : {}),
              ...(isIso ? { transliteration: "ISO 15919" } : {}),
            }),
          ],
          { type: "other" },
        ),
      ),
      ...[...notes, other.place].map((note) => textElement("note", note)),
      textElement("fieldOfActivity", parts.join(", ")),
      textElement("identifier", address, { type: "uri" }),
      ...identifiers,
      textElement("url", address),
      element("recordInfo", [
        textElement("recordContentSource", archive.title),
        textElement("recordIdentifier", path),
      ]),
    ],
    {
      xmlns: "http://www.loc.gov/mads/v2",
      "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
      version: "2.1",
      "xsi:schemaLocation":
        "http://www.loc.gov/mads/v2 http://www.loc.gov/standards/mads/mads-2-1.xsd",
    },
  );
}
