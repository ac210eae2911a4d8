/** What a file is: as our table names it, never as its sender does. */
export interface MediaType {
  contentType: string;
  kind: "Audio" | "Video";
}

/** How many bytes from the start of a file tell what it is. */
export const headLength = 4096;

/** What the bytes say: a container, and where it tells, whether it holds pictures. */
type Container = "mp3" | "aac" | "wav" | "mp4" | "quicktime" | "webm" | "ogg audio" | "ogg video";

/** The type that a file of this extension has, for each content that it may have. */
const types: Readonly<Record<string, Partial<Record<Container, string>>>> = {
  mp3: { mp3: "audio/mpeg" },
  wav: { wav: "audio/wav" },
  m4a: { mp4: "audio/mp4" },
  aac: { aac: "audio/aac" },
  ogg: { "ogg audio": "audio/ogg", "ogg video": "video/ogg" },
  mp4: { mp4: "video/mp4" },
  webm: { webm: "video/webm" },
  mov: { quicktime: "video/quicktime", mp4: "video/quicktime" },
};

/**
 * The type of a file by its first `headLength` bytes and its extension, which must agree; null when
 * it is no audio or video that the archive takes.
 */
export function mediaTypeOf(fileName: string, head: Uint8Array): MediaType | null {
  const extension = /\.(\w{1,5})$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
  const container = containerOf(head);
  const allowed = Object.hasOwn(types, extension) ? types[extension] : undefined;
  const contentType = container && allowed?.[container];
  if (!contentType) return null;
  return { contentType, kind: contentType.startsWith("audio") ? "Audio" : "Video" };
}

function containerOf(head: Uint8Array): Container | null {
  const text = (from: number, length: number) =>
    String.fromCharCode(...head.subarray(from, from + length));
  if (text(0, 4) === "RIFF") return text(8, 4) === "WAVE" ? "wav" : null;
  if (text(0, 5) === "OggS\0") return oggKind(head, text);
  if (text(0, 4) === "\x1A\x45\xDF\xA3") return isWebm(text(0, 64)) ? "webm" : null;
  if (text(0, 3) === "ID3") return isId3(head) ? "mp3" : null;
  return isoKind(head, text) ?? frameKind(head);
}

/** How the first packet of an Ogg file begins, by codec (RFC 3533; RFC 5334 for the skeleton of a video). */
const oggAudio = ["\x01vorbis", "OpusHead", "\x7FFLAC", "Speex   "];
const oggVideo = ["\x80theora", "fishead\0"];

function oggKind(head: Uint8Array, text: (from: number, length: number) => string) {
  const packet = text(27 + (head[26] ?? 0), 8);
  const begins = (start: string) => packet.startsWith(start);
  return oggAudio.some(begins) ? "ogg audio" : oggVideo.some(begins) ? "ogg video" : null;
}

/** The document type of an EBML header (RFC 8794): 0x4282, one byte of length, the name. */
function isWebm(header: string): boolean {
  return header.includes("\x42\x82\x84webm");
}

/** An ID3v2 tag: version, revision, flags, and a size whose bytes leave the top bit free. */
function isId3(head: Uint8Array): boolean {
  const [version = 255, revision = 255, , ...size] = head.subarray(3, 10);
  return version >= 2 && version <= 4 && revision < 255 && size.every((byte) => byte < 128);
}

/** MP4 brands that hold sound or films; those of pictures (heic, avif) are not among them. */
const brands = /^(iso[2-9m]|mp4[12]|mp71|avc1|M4[ABPV] |M4VH|M4VP|dash|mmp4|MSNV|3g[2p].)$/;

/** MP4 and QuickTime (ISO 14496-12) begin with a small `ftyp` box, which names a brand. */
function isoKind(head: Uint8Array, text: (from: number, length: number) => string) {
  if (head.length < 16) return null;
  const size = new DataView(head.buffer, head.byteOffset).getUint32(0);
  if (text(4, 4) !== "ftyp" || size < 16 || size > 256 || size % 4 !== 0) return null;
  const brand = text(8, 4);
  if (brand === "qt  ") return "quicktime";
  return brands.test(brand) ? "mp4" : null;
}

/** Two frames of MPEG audio layer III, or of AAC, one behind the other. */
function frameKind(head: Uint8Array): Container | null {
  for (const [kind, length] of [
    ["mp3", mp3FrameLength],
    ["aac", aacFrameLength],
  ] as const) {
    const first = length(head, 0);
    if (first > 0 && length(head, first) > 0) return kind;
  }
  return null;
}

const bitrates = {
  /** kbit/s of layer III, by version: MPEG 1, and MPEG 2 and 2.5 (ISO 11172-3, 13818-3). */
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0],
};
const sampleRates = [44_100, 48_000, 32_000, 0];

/** Bytes of the layer III frame that begins at `at`, or 0. */
function mp3FrameLength(head: Uint8Array, at: number): number {
  const [sync = 0, version = 0, rates = 0] = head.subarray(at, at + 3);
  if (sync !== 0xff || (version & 0xe6) !== 0xe2 || (version & 0x18) === 0x08) return 0;
  const one = (version & 0x18) === 0x18;
  const older = one ? 1 : (version & 0x18) === 0x10 ? 2 : 4;
  const bitrate = (one ? bitrates.one : bitrates.two)[rates >> 4]! * 1000;
  const sampleRate = sampleRates[(rates >> 2) & 3]! / older;
  if (bitrate === 0 || sampleRate === 0) return 0;
  return Math.floor(((one ? 144 : 72) * bitrate) / sampleRate) + ((rates >> 1) & 1);
}

/** Bytes of the ADTS frame that begins at `at`, or 0 (ISO 13818-7). */
function aacFrameLength(head: Uint8Array, at: number): number {
  const [sync = 0, version = 0, rate = 0, a = 0, b = 0, c = 0] = head.subarray(at, at + 6);
  if (sync !== 0xff || (version & 0xf6) !== 0xf0 || ((rate >> 2) & 15) > 12) return 0;
  const length = ((a & 3) << 11) | (b << 3) | (c >> 5);
  return length > 7 ? length : 0;
}
