import { audioFrameKind } from "./audio-frames.ts";

export type Container =
  | "mp3"
  | "aac"
  | "flac"
  | "wav"
  | "mp4"
  | "quicktime"
  | "webm"
  | "ogg audio"
  | "ogg video";

export function containerOf(head: Uint8Array): Container | null {
  const text = (from: number, length: number) =>
    String.fromCharCode(...head.subarray(from, from + length));
  if (text(0, 4) === "fLaC") return isStreamInfo(head) ? "flac" : null;
  if (text(0, 4) === "RIFF") return text(8, 4) === "WAVE" ? "wav" : null;
  if (text(0, 5) === "OggS\0") return oggKind(head, text);
  if (text(0, 4) === "\x1A\x45\xDF\xA3") return isWebm(text(0, 64)) ? "webm" : null;
  if (text(0, 3) === "ID3") return isId3(head) ? "mp3" : null;
  return isoKind(head, text) ?? audioFrameKind(head);
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

/** The document type of an EBML header (RFC 8794): 0x4282, one byte of length, the name. */
function isWebm(header: string): boolean {
  return header.includes("\x42\x82\x84webm");
}

/** An ID3v2 tag: version, revision, flags, and a size whose bytes have no top bit. */
function isId3(head: Uint8Array): boolean {
  const [version = 255, revision = 255, , ...size] = head.subarray(3, 10);
  return version >= 2 && version <= 4 && revision < 255 && size.every((byte) => byte < 128);
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
