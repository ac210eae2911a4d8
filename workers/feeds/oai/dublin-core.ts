import { archive } from "#app/archive.ts";
import { raagaPath } from "#app/domain/music/raaga-path.ts";
import type { HarvestedOther } from "./harvested-other.ts";
import type { HarvestedSong } from "./harvested-song.ts";
import { element, textElement } from "./xml.ts";

/** Writes a song in simple Dublin Core. What only a recording has is left out of a composition. */
export function writeSongCore(song: HarvestedSong, origin: string): string {
  const { title, isoTitle, nativeTitle, otherTitles = [], raagaId, isRecording } = song;
  const titles = new Set([title, nativeTitle, isoTitle, ...otherTitles]);
  const accompanists = song.accompaniments.flatMap(({ players }) => players);
  const subjects = [
    raagaId && `Raaga: ${raagaId}`,
    song.taalaId && `Taala: ${song.taalaId}`,
    song.deity && `Deity: ${song.deity}`,
  ];
  return writeCore([
    ...Array.from(titles, (one) => textElement("dc:title", one)),
    textElement("dc:creator", song.composer),
    ...subjects.map((subject) => textElement("dc:subject", subject)),
    textElement("dc:description", song.description),
    textElement("dc:publisher", archive.title),
    ...(isRecording
      ? [
          ...[song.singer, ...accompanists].map((name) => textElement("dc:contributor", name)),
          textElement("dc:date", song.recordingDate),
          textElement("dc:type", "Sound"),
          textElement("dc:source", song.event),
          textElement("dc:coverage", song.place),
        ]
      : []),
    textElement("dc:type", song.songTypeId),
    textElement("dc:identifier", `${origin}/songs/${song.id}`),
    textElement("dc:language", song.language),
    textElement("dc:relation", raagaId && origin + raagaPath(raagaId)),
  ]);
}

const types = {
  person: "Person",
  raaga: "Raaga",
  taala: "Taala",
  deity: "Deity",
  concert: "Event",
};

/** Writes a person, raaga, taala, deity or concert in simple Dublin Core. */
export function writeOtherCore(other: HarvestedOther, origin: string): string {
  const { kind, path, name, otherNames, notes, parentId, years, parts = [] } = other;
  const titles = [name, ...otherNames.map((one) => one.name)];
  return writeCore([
    ...titles.map((title) => textElement("dc:title", title)),
    ...[...notes, years, parts.join(", ")].map((note) => textElement("dc:description", note)),
    textElement("dc:publisher", archive.title),
    textElement("dc:date", other.heldOn),
    textElement("dc:type", types[kind]),
    textElement("dc:identifier", `${origin}/${path}`),
    textElement("dc:relation", parentId && origin + raagaPath(parentId)),
    textElement("dc:coverage", other.place),
  ]);
}

const writeCore = (content: string[]) =>
  element("oai_dc:dc", content, {
    "xmlns:oai_dc": "http://www.openarchives.org/OAI/2.0/oai_dc/",
    "xmlns:dc": "http://purl.org/dc/elements/1.1/",
    "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
    "xsi:schemaLocation":
      "http://www.openarchives.org/OAI/2.0/oai_dc/ http://www.openarchives.org/OAI/2.0/oai_dc.xsd",
  });
