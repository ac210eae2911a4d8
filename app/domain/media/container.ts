import { audioFrameKind } from "./audio-frames.ts";

export type Container =
  | "mp3"
  | "aac"
  | "ac3"
  | "amr"
  | "flac"
  | "wav"
  | "aiff"
  | "asf"
  | "mp4"
  | "quicktime"
  | "webm"
  | "ogg audio"
  | "ogg video"
  /** An ID3 tag, mostly with a picture, that is longer than the bytes at hand. */
  | "behind ID3";

/** Detects the format of a file from its first bytes; null if it is none that is known. */
export function containerOf(head: Uint8Array): Container | null {
  const text = (from: number, length: number) =>
    String.fromCharCode(...head.subarray(from, from + length));
  const [four, form] = [text(0, 4), text(8, 4)];
  if (four === "fLaC") return isStreamInfo(head) ? "flac" : null;
  // RF64 is RIFF for more than 4 GB (EBU Tech 3306).
  if (four === "RIFF" || four === "RF64") return form === "WAVE" ? "wav" : null;
  if (four === "FORM") return form === "AIFF" || form === "AIFC" ? "aiff" : null;
  if (text(0, 5) === "OggS\0") return oggKind(head, text);
  if (four === "\x1A\x45\xDF\xA3") return documentType(head) === "webm" ? "webm" : null;
  if (text(0, 16) === asfHeader) return "asf";
  if (/^#!AMR(-WB)?\n/.test(text(0, 9))) return "amr";
  if (text(0, 3) === "ID3") return behindId3(head);
  return isoKind(head, text) ?? audioFrameKind(withoutZeros(head));
}

/** The identifier of an ASF file's header. */
const asfHeader = "\x30\x26\xB2\x75\x8E\x66\xCF\x11\xA6\xD9\x00\xAA\x00\x62\xCE\x6C";

/** Some recorders and editors begin with silence of zeros, which players skip. */
function withoutZeros(head: Uint8Array): Uint8Array {
  const start = head.findIndex((byte) => byte !== 0);
  return head.subarray(Math.max(0, start));
}

/** The first metadata block of a FLAC file (RFC 9639): type 0, 34 bytes long. */
function isStreamInfo(head: Uint8Array): boolean {
  const [type = 255, ...length] = head.subarray(4, 8);
  return (type & 127) === 0 && length.join() === "0,0,34";
}

/** First packets by codec (RFC 3533, RFC 5334). */
const oggAudio = ["\x01vorbis", "OpusHead", "\x7FFLAC", "Speex   "];
const oggVideo = ["\x80theora", "fishead\0"];

function oggKind(head: Uint8Array, text: (from: number, length: number) => string) {
  const packet = text(27 + (head[26] ?? 0), 8);
  const startsAs = (start: string) => packet.startsWith(start);
  return oggAudio.some(startsAs) ? "ogg audio" : oggVideo.some(startsAs) ? "ogg video" : null;
}

/** Reads an EBML number at `at` (RFC 8794): its leading zero bits say how many bytes it has. */
function readVint(bytes: Uint8Array, at: number): { value: number; end: number } {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  let value = first & (0xff >> length);
  for (let next = at + 1; next < at + length; next++) value = value * 256 + (bytes[next] ?? 0);
  return { value, end: at + length };
}

/** The DocType (0x4282) of an EBML header, which may have other elements and zeros around it; null without one. */
function documentType(head: Uint8Array): string | null {
  const header = readVint(head, 4);
  const end = Math.min(header.end + header.value, head.length);
  for (let at = header.end; at < end;) {
    const idLength = Math.clz32(head[at]!) - 23;
    const { value: size, end: content } = readVint(head, at + idLength);
    const isType = idLength === 2 && head[at] === 0x42 && head[at + 1] === 0x82;
    at = content + size;
    if (isType && at <= end)
      return String.fromCharCode(...head.subarray(content, at)).replace(/\0+$/, "");
  }
  return null;
}

/** What follows an ID3v2 tag: version, revision, flags, and a size whose bytes have no top bit. */
function behindId3(head: Uint8Array): Container | null {
  const [version = 255, revision = 255, flags = 0, ...size] = head.subarray(3, 10);
  if (version < 2 || version > 4 || revision === 255) return null;
  if (size.length < 4 || size.some((byte) => byte > 127)) return null;
  const [a = 0, b = 0, c = 0, d = 0] = size;
  const footer = flags & 0x10 ? 10 : 0;
  const rest = head.subarray(10 + ((a << 21) | (b << 14) | (c << 7) | d) + footer);
  if (rest.length === 0) return "behind ID3";
  const container = containerOf(rest);
  // Tags that lie about their size are common in front of MP3.
  return container === "flac" || container === "aac" || container === "behind ID3"
    ? container
    : "mp3";
}

/** MP4 brands of audio and video, without those of images (heic, avif). */
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
