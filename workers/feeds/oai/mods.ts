import { archive } from "#app/archive.ts";
import { raagaPath } from "#app/domain/music/raaga-path.ts";
import { taalaPath } from "#app/domain/music/taalas/taala-path.ts";
import type { HarvestedSong } from "./harvested-song.ts";
import { element, textElement } from "./xml.ts";

const title = (text: string | null | undefined, attributes?: Record<string, string>) =>
  element("titleInfo", [textElement("title", text)], attributes);

/** A person with what they did, as the relators of the Library of Congress have it. */
const name = (text: string, code: string, role: string) =>
  text &&
  element("name", [
    textElement("namePart", text),
    element("role", [
      textElement("roleTerm", role, { type: "text" }),
      textElement("roleTerm", code, { type: "code", authority: "marcrelator" }),
    ]),
  ]);

const topic = (label: string, text: string | null | undefined, address?: string) =>
  element("subject", [textElement("topic", text, address ? { valueURI: address } : {})], {
    displayLabel: label,
  });

const performance = ({ singer, singerPart, accompaniments }: HarvestedSong) => [
  singerPart === "vocal" ? name(singer, "sng", "singer") : name(singer, "prf", "performer"),
  ...accompaniments
    .flatMap(({ players }) => players)
    .map((player) => name(player, "itr", "instrumentalist")),
];

const duration = (seconds: number | null) =>
  seconds === null ? null : `PT${Math.floor(seconds / 60)}M${Math.round(seconds % 60)}S`;

/** Writes a song in MODS 3.8. What only a recording has is left out of a composition. */
export function writeMods(song: HarvestedSong, origin: string): string {
  const { raagaId, taalaId, language, isRecording, otherTitles = [] } = song;
  const address = `${origin}/songs/${song.id}`;
  return element(
    "mods",
    [
      title(song.title),
      title(song.nativeTitle, { type: "alternative", ...(language ? { lang: language } : {}) }),
      title(song.isoTitle, { type: "alternative", transliteration: "ISO 15919" }),
      ...otherTitles.map((one) => title(one, { type: "alternative" })),
      name(song.composer, "cmp", "composer"),
      ...(isRecording ? performance(song) : []),
      isRecording ? textElement("typeOfResource", "sound recording-musical") : "",
      textElement("genre", song.songTypeId),
      isRecording
        ? element("originInfo", [
            element("place", [textElement("placeTerm", song.place, { type: "text" })]),
            textElement("dateCaptured", song.recordingDate, { encoding: "w3cdtf" }),
          ])
        : "",
      element("language", [
        textElement("languageTerm", language, { type: "code", authority: "rfc5646" }),
      ]),
      isRecording
        ? element("physicalDescription", [
            textElement("extent", duration(song.durationSeconds), { unit: "ISO 8601" }),
          ])
        : "",
      textElement("abstract", song.description),
      topic("Raaga", raagaId, raagaId ? origin + raagaPath(raagaId) : undefined),
      topic("Taala", taalaId, taalaId ? origin + taalaPath(taalaId) : undefined),
      topic("Deity", song.deity),
      isRecording && song.event
        ? element("relatedItem", [title(song.event)], { type: "host" })
        : "",
      textElement("identifier", address, { type: "uri" }),
      element("location", [textElement("url", address, { usage: "primary display" })]),
      element("recordInfo", [
        textElement("recordContentSource", archive.title),
        textElement("recordIdentifier", `songs/${song.id}`),
      ]),
    ],
    {
      xmlns: "http://www.loc.gov/mods/v3",
      "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
      version: "3.8",
      "xsi:schemaLocation":
        "http://www.loc.gov/mods/v3 http://www.loc.gov/standards/mods/v3/mods-3-8.xsd",
    },
  );
}
