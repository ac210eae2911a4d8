/** The first bytes of files, enough to detect their type. */

const encoder = new TextEncoder();

/** Joins bytes given as texts of one byte a letter, or as numbers. */
export function bytesOf(...pieces: (string | number[])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    pieces.flatMap((piece) =>
      typeof piece === "string" ? [...piece].map((letter) => letter.charCodeAt(0)) : piece,
    ),
  );
}

/** Pads a sample to `length` with varied bytes, the same in every run. */
export function filledTo(length: number, start: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  for (let at = 0, state = 1; at < length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    whole[at] = state >>> 16;
  }
  whole.set(start.subarray(0, length));
  return whole;
}

const zeros = (count: number) => Array.from({ length: count }, () => 0);
const frames = (header: number[], length: number) =>
  bytesOf(header, zeros(length - header.length), header, zeros(length - header.length));

const ftyp = (brand: string, size = 24) =>
  bytesOf([0, 0, 0, size], "ftyp", brand, [0, 0, 2, 0], "isomiso2", zeros(40));
const ogg = (packet: string) =>
  bytesOf("OggS", [0, 2], zeros(20), [1, packet.length], packet, zeros(40));
const ebml = (type: string) =>
  bytesOf(
    [0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0x82, 0x80 + type.length],
    type,
  );

/** A header of four sizes (0x84: one byte, 4) with a DocType, other elements before it and zeros behind. */
const paddedEbml = (type: string) =>
  bytesOf(
    [0x1a, 0x45, 0xdf, 0xa3, 0x01, 0, 0, 0, 0, 0, 0, 107],
    [0x42, 0x86, 0x81, 1, 0xec, 0x40, 80],
    zeros(80),
    [0x42, 0x82, 0x88, ...[...type.padEnd(8, "\0")].map((letter) => letter.charCodeAt(0))],
    zeros(40),
  );
/** An ID3v2.4 tag of `length` bytes after its header, of which `present` are in the sample. */
const id3 = (length: number, present = length) =>
  bytesOf("ID3", [4, 0, 0, 0, length >> 14, (length >> 7) & 127, length & 127], zeros(present));
const join = (...parts: Uint8Array[]) => bytesOf(...parts.map((part) => [...part]));

export const samples = {
  /** MPEG 1 layer III, 128 kbit/s, 44.1 kHz: frames of 417 bytes. */
  mp3: frames([0xff, 0xfb, 0x90, 0x00], 417),
  taggedMp3: bytesOf("ID3", [3, 0, 0, 0, 0, 2, 1], zeros(300)),
  /** ADTS frames of 300 bytes. */
  aac: frames([0xff, 0xf1, 0x50, 0x80, 0x25, 0x80, 0xfc], 300),
  flac: bytesOf("fLaC", [0, 0, 0, 34], zeros(60)),
  wav: bytesOf("RIFF", [0x24, 8, 0, 0], "WAVEfmt ", zeros(40)),
  m4a: ftyp("M4A "),
  mp4: ftyp("isom"),
  mov: ftyp("qt  "),
  webm: ebml("webm"),
  vorbis: ogg("\x01vorbis"),
  opus: ogg("OpusHead"),
  theora: ogg("\x80theora"),
  "mp3 behind zeros": bytesOf(zeros(1500), [...frames([0xff, 0xfb, 0x90, 0x00], 417)]),
  "mp3 behind a tag and zeros": join(
    id3(300),
    bytesOf(zeros(500)),
    frames([0xff, 0xfb, 0x90, 0], 417),
  ),
  "flac behind a tag": join(id3(1000), bytesOf("fLaC", [0, 0, 0, 34], zeros(60))),
  "aac behind a tag": join(id3(300), frames([0xff, 0xf1, 0x50, 0x80, 0x25, 0x80, 0xfc], 300)),
  /** A tag with a picture, of 500 kB: the sound is far behind the first bytes. */
  "long tag": id3(500_000, 16_374),
  rf64: bytesOf("RF64", [255, 255, 255, 255], "WAVEds64", zeros(40)),
  "padded webm": paddedEbml("webm"),
  "3gp": ftyp("3gp4"),
  aiff: bytesOf("FORM", [0, 0, 1, 0], "AIFFCOMM", zeros(40)),
  aifc: bytesOf("FORM", [0, 0, 1, 0], "AIFCFVER", zeros(40)),
  wma: bytesOf(
    [0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11, 0xa6, 0xd9, 0, 0xaa, 0, 0x62, 0xce, 0x6c],
    zeros(40),
  ),
  amr: bytesOf("#!AMR\n", [0x3c], zeros(31)),
  "wide amr": bytesOf("#!AMR-WB\n", [0x3c], zeros(31)),
  /** 192 kbit/s at 48 kHz: frames of 768 bytes. */
  ac3: frames([0x0b, 0x77, 0, 0, 0x14, 0x40], 768),
};

/** Files named as recordings that are none, or only by their first bytes. */
export const hostile: Record<string, [name: string, content: Uint8Array]> = {
  "HTML named mp3": ["a.mp3", bytesOf("<!doctype html><script>alert(1)</script>")],
  "HTML behind a byte order mark": ["a.wav", bytesOf("\xEF\xBB\xBF<html>")],
  "SVG named mp4": [
    "a.mp4",
    encoder.encode('<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>'),
  ],
  "XML named m4a": ["a.m4a", bytesOf('<?xml version="1.0"?><x/>')],
  "PDF named mov": ["a.mov", bytesOf("%PDF-1.7\n")],
  "GIF and script in one": ["a.mp3", bytesOf("GIF89a/*", zeros(20), "*/=1;alert(1)//")],
  "JPEG named mp3": ["a.mp3", bytesOf([0xff, 0xd8, 0xff, 0xe0], "\0\x10JFIF", zeros(40))],
  "PNG named ogg": ["a.ogg", bytesOf("\x89PNG\r\n\x1a\n", zeros(40))],
  "WebP, a RIFF like WAV": ["a.wav", bytesOf("RIFF", zeros(4), "WEBPVP8 ", zeros(40))],
  "AVI, a RIFF like WAV": ["a.wav", bytesOf("RIFF", zeros(4), "AVI LIST", zeros(40))],
  "HEIC, a box like MP4": ["a.mp4", ftyp("heic")],
  "AVIF, a box like MP4": ["a.mp4", ftyp("avif")],
  "MP4 whose size field is a comment": ["a.mp4", bytesOf("<!--ftypisom", zeros(40), "--><script>")],
  "MP4 with HTML in its brands": ["a.html", ftyp("isom")],
  "Matroska named webm": ["a.webm", ebml("matroska")],
  "padded Matroska named webm": ["a.webm", paddedEbml("matroska")],
  "EBML with its DocType outside its header": [
    "a.webm",
    bytesOf("\x1A\x45\xDF\xA3\x80\x42\x82\x84webm"),
  ],
  "RF64 of something else": ["a.wav", bytesOf("RF64", zeros(4), "AVI LIST", zeros(40))],
  "FORM of pictures": ["a.aiff", bytesOf("FORM", zeros(4), "ILBMBMHD", zeros(40))],
  "script named amr": ["a.amr", bytesOf("#!AMRscript")],
  "shell script named amr": ["a.amr", bytesOf("#!/bin/sh\n")],
  "AC-3 of one frame": ["a.ac3", bytesOf([0x0b, 0x77, 0, 0, 0x14, 0x40], zeros(900))],
  "zeros and then a page": ["a.mp3", bytesOf(zeros(300), "<!doctype html>", zeros(900))],
  zeros: ["a.mp3", bytesOf(zeros(5000))],
  "FLAC behind a tag, named mp3": ["a.mp3", join(id3(20), bytesOf("fLaC", [0, 0, 0, 34]))],
  "text behind a tag, named flac": ["a.flac", join(id3(20), bytesOf("<html>"))],
  "script named js with an mp3 inside": ["a.js", samples.mp3],
  "mp3 named html": ["a.html", samples.mp3],
  "mp3 named mp3.svg": ["a.mp3.svg", samples.taggedMp3],
  "mp3 without an extension": ["mp3", samples.mp3],
  "mp4 named mp3": ["a.mp3", samples.mp4],
  "wav named m4a": ["a.m4a", samples.wav],
  "one frame's header and then a script": [
    "a.mp3",
    bytesOf([0xff, 0xfb, 0x90, 0], "alert(1)", zeros(600)),
  ],
  "ID3 alone": ["a.mp3", bytesOf("ID3")],
  "ID3 and then text": ["a.mp3", bytesOf("ID3='<script>alert(1)</script>'")],
  "ZIP named mp3": ["a.mp3", bytesOf("PK\x03\x04", zeros(40))],
  "a Windows program": ["a.mp4", bytesOf("MZ\x90\0", zeros(60))],
  "a gzip": ["a.wav", bytesOf([0x1f, 0x8b, 8, 0], zeros(40))],
  "Ogg of nothing known": ["a.ogg", ogg("<script>")],
  "a name of the prototype": ["a.constructor", samples.mp3],
  "FLAC without what it streams": ["a.flac", bytesOf("fLaC", zeros(40))],
  nothing: ["a.mp3", bytesOf()],
};

const sizeOf = (length: number, bits: number) =>
  [3, 2, 1, 0].map((at) => (length >> (at * bits)) & (2 ** bits - 1));

/** A frame of ID3v2.3 that declares Latin-1, whatever its bytes are. `head` stands before the text. */
export function latin1Frame(id: string, text: string, head = ""): Uint8Array {
  const body = [0, ...encoder.encode(head), ...encoder.encode(text)];
  return bytesOf(id, sizeOf(body.length, 8), [0, 0], body);
}

/** An MP3 with a tag of ID3v2.3. */
export function taggedWith(...tagFrames: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const tag = tagFrames.flatMap((frame) => [...frame]);
  return bytesOf("ID3", [3, 0, 0], sizeOf(tag.length, 7), tag, [...samples.mp3]);
}
