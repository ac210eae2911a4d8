import { archive } from "../../archive.ts";

/** An uploaded recording, for players of other sites. Unknown texts are "", other unknown values null. */
export interface PresentedRecording {
  songId: number;
  title: string;
  /** The title in the script of each language. */
  scriptNames: Record<string, string>;
  composer: string;
  singer: string;
  /** yyyy, yyyy-MM or yyyy-MM-dd. */
  recordingDate: string | null;
  event: string;
  place: string;
  raagaId: string | null;
  taalaId: string | null;
  /** The address of the statement of its rights; null if they are not known. */
  rights: string | null;
  /** By whose permission it is here, or why it may be. */
  permission: string;
  medium: { kind: "Audio" | "Video"; fileId: string; contentType: string };
  /** Where the recording begins and ends in its file, in seconds; null if that is the file's beginning or end. */
  start: number | null;
  end: number | null;
  /** The length of the recording in seconds. */
  duration: number;
}

/** Texts by their language, as BCP 47 names it; "none" where it has none. */
type LanguageMap = Record<string, string[]>;

/** A canvas is a room without pixels: of a film whose size the archive does not know, 16 to 9. */
const filmSize = { width: 1280, height: 720 };

export const iiifMediaType =
  'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"';

export const manifestPath = (songId: number | string): string => `/songs/${songId}/manifest.json`;

/** IIIF takes the addresses of Creative Commons as identifiers, whose scheme is http. */
const withHttp = (address: string) => address.replace(/^https:/, "http:");

const inEnglish = (text: string): LanguageMap => ({ en: [text] });

function describeRecording(recording: PresentedRecording) {
  const facts: [label: string, value: string | null][] = [
    ["Composer", recording.composer],
    ["Performer", recording.singer],
    ["Raaga", recording.raagaId],
    ["Taala", recording.taalaId],
    ["Date", recording.recordingDate],
    ["Event", recording.event],
    ["Place", recording.place],
  ];
  return facts.flatMap(([label, value]) =>
    value ? [{ label: inEnglish(label), value: { none: [value] } }] : [],
  );
}

/** Writes the part of the file as a media fragment (https://www.w3.org/TR/media-frags/). */
function fragmentOf({ start, end }: Pick<PresentedRecording, "start" | "end">): string {
  if (start === null && end === null) return "";
  return `#t=${start ?? 0}${end === null ? "" : `,${end}`}`;
}

/**
 * Returns the manifest of a recording, by which players of other sites show it: one canvas as long as the recording, with
 * its sound or film. Source: IIIF Presentation API 3.0, https://iiif.io/api/presentation/3.0/.
 */
export function iiifManifest(recording: PresentedRecording, origin: string) {
  const { songId, title, scriptNames, medium, duration } = recording;
  const page = `${origin}/songs/${songId}`;
  const id = origin + manifestPath(songId);
  const canvas = `${id}#canvas`;
  const label: LanguageMap = Object.fromEntries(
    Object.entries({ ...scriptNames, en: title }).map(([language, name]) => [language, [name]]),
  );
  const isFilm = medium.kind === "Video";
  const size = isFilm ? filmSize : {};
  return {
    "@context": "http://iiif.io/api/presentation/3/context.json",
    id,
    type: "Manifest",
    label,
    metadata: describeRecording(recording),
    ...(recording.rights && { rights: withHttp(recording.rights) }),
    ...(recording.permission && {
      requiredStatement: {
        label: inEnglish("Permission"),
        value: { none: [recording.permission] },
      },
    }),
    provider: [
      {
        id: origin,
        type: "Agent",
        label: inEnglish(archive.title),
        homepage: [homepage(origin, archive.title)],
      },
    ],
    homepage: [homepage(page, title)],
    items: [
      {
        id: canvas,
        type: "Canvas",
        label,
        duration,
        ...size,
        items: [
          {
            id: `${id}#page`,
            type: "AnnotationPage",
            items: [
              {
                id: `${id}#annotation`,
                type: "Annotation",
                motivation: "painting",
                target: canvas,
                body: {
                  id: `${origin}/media/${medium.fileId}${fragmentOf(recording)}`,
                  type: isFilm ? "Video" : "Sound",
                  format: medium.contentType,
                  duration,
                  ...size,
                },
              },
            ],
          },
        ],
      },
    ],
  };
}

const homepage = (id: string, name: string) => ({
  id,
  type: "Text",
  label: inEnglish(name),
  format: "text/html",
});
