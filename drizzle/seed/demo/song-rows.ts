import { createHash } from "node:crypto";
import { shapeOf, writeShape } from "../../../app/domain/media/sound-shape.ts";
import { testSound } from "../../../app/domain/songs/test-sound.ts";
import { parseScale } from "../../../app/domain/music/scale.ts";
import { scaleWav } from "../../../app/domain/music/sound/scale-sound.ts";
import { headerBytes as wavHeaderBytes } from "../../../app/domain/music/sound/wav.ts";
import { type RaagaSeed, raagaSeeds } from "../reference/raagas.ts";
import type { DemoComposition } from "./composition.ts";
import { demoCompositions, himself } from "./demo-compositions.ts";
import { type DemoRecording, demoRecordings, pupil } from "./recordings.ts";
import { contributor } from "./users.ts";

export interface StoredFile {
  id: string;
  bytes: Uint8Array;
  contentType: string;
  shape: string;
}

const bytesPerSecond = 44_100;
const people: Readonly<Record<string, string>> = {
  [himself.name]: himself.id,
  [pupil]: "prince-rama-varma",
  "B. V. Durga Bhavani": "b-v-durga-bhavani",
  "Dandamudi Sumathi Ramamohan Rao": "dandamudi-sumathi",
};

const withoutRecording = {
  singer: "",
  singerPart: "vocal",
  personIds: {} as Record<string, string | null>,
  uploadType: null as "YouTube" | "Audio" | null,
  mediaTypeId: null as number | null,
  mediaLocationTypeId: null as number | null,
  externalMediaId: null as string | null,
  mediaFileId: null as string | null,
  mediaDescription: "",
  durationSeconds: null as number | null,
  startSeconds: null as number | null,
  endSeconds: null as number | null,
  recordingDate: null as string | null,
  event: "",
  concertId: null as string | null,
  place: "",
  accompaniments: [] as { typeId: number; players: string[] }[],
};
type RecordingRow = typeof withoutRecording;

/** Returns the songs of the demonstration and their files. */
export function makeSongRows() {
  const files: StoredFile[] = [];
  let last = demoCompositions.length;
  const rows = demoCompositions.flatMap((composition, at) => {
    const compositionId = at + 1;
    const recordings = (demoRecordings[composition.title] ?? []).map(fromVideo);
    const scale = composition.scaleRecording ? scaleOf(composition, files) : null;
    const [first = withoutRecording, ...others] = scale ? [scale] : recordings;
    return [
      { id: compositionId, ...shared(composition, compositionId), ...first },
      ...others.map((recording) => {
        last += 1;
        return { id: last, ...shared(composition, compositionId), ...recording };
      }),
    ];
  });
  return { rows, files };
}

function shared(composition: DemoComposition, compositionId: number) {
  const { title, composer, description, lyrics = "" } = composition;
  const { raagaId = null, taalaId = null, songTypeId, language = null } = composition;
  return {
    compositionId,
    title,
    composer: composer.name,
    raagaId,
    taalaId,
    songTypeId,
    language,
    description,
    lyrics,
    createdBy: contributor,
  };
}

function fromVideo(recording: DemoRecording): RecordingRow {
  const { singer = himself.name, video, seconds = null, start = null, end = null } = recording;
  const { source: _source, ...concert } = recording.concert ?? { source: "" };
  const accompaniments = recording.concert?.accompaniments ?? [];
  const names = [singer, ...accompaniments.flatMap(({ players }) => players)];
  return {
    ...withoutRecording,
    ...concert,
    concertId: recording.concert?.event ?? null,
    singer,
    personIds: Object.fromEntries(names.map((name) => [name, people[name]!])),
    uploadType: "YouTube",
    mediaTypeId: 2,
    mediaLocationTypeId: 1,
    externalMediaId: video,
    durationSeconds: seconds,
    startSeconds: start,
    endSeconds: end,
  };
}

function scaleOf({ title, raagaId }: DemoComposition, files: StoredFile[]): RecordingRow {
  const { id, arohana, avarohana } = raagaSeeds.find((raaga: RaagaSeed) => raaga.id === raagaId)!;
  const swaras = [...parseScale(arohana), ...parseScale(avarohana)];
  const bytes = scaleWav(swaras, { shruti: "D", cents: 0, tempo: "slow" })!;
  const fileId = createHash("sha256").update(title).digest("hex").slice(0, 32);
  const samples = Float32Array.from(new Int16Array(bytes.buffer, wavHeaderBytes));
  const shape = writeShape(shapeOf(samples));
  files.push({ id: fileId, bytes, contentType: "audio/wav", shape });
  return {
    ...withoutRecording,
    singer: testSound,
    singerPart: "performer",
    personIds: { [testSound]: null },
    uploadType: "Audio",
    mediaTypeId: 1,
    mediaLocationTypeId: 2,
    mediaFileId: fileId,
    mediaDescription: `The scale of ${id}, synthesised for this demonstration`,
    durationSeconds: Math.round(bytes.length / bytesPerSecond),
  };
}
