/** Detects two consecutive frames of MPEG layer III, AAC or AC-3. */
export function audioFrameKind(head: Uint8Array): "mp3" | "aac" | "ac3" | null {
  for (const [kind, length] of [
    ["mp3", mp3FrameLength],
    ["aac", aacFrameLength],
    ["ac3", ac3FrameLength],
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

/** Returns the bytes of the frame at `at`, or 0. */
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

/** As `mp3FrameLength`, of ADTS (ISO 13818-7). */
function aacFrameLength(head: Uint8Array, at: number): number {
  const [sync = 0, version = 0, rate = 0, a = 0, b = 0, c = 0] = head.subarray(at, at + 6);
  if (sync !== 0xff || (version & 0xf6) !== 0xf0 || ((rate >> 2) & 15) > 12) return 0;
  const length = ((a & 3) << 11) | (b << 3) | (c >> 5);
  return length > 7 ? length : 0;
}

/** kbit/s of AC-3. */
const ac3Bitrates = [
  32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512, 576, 640,
];
const ac3SampleRates = [48_000, 44_100, 32_000];

/** As `mp3FrameLength`, of AC-3 (ATSC A/52, 5.4.1): 1536 samples in words of 16 bits. */
function ac3FrameLength(head: Uint8Array, at: number): number {
  const [one = 0, two = 0, , , code = 255, version = 255] = head.subarray(at, at + 6);
  const sampleRate = ac3SampleRates[code >> 6];
  const bitrate = ac3Bitrates[(code & 63) >> 1];
  if (one !== 0x0b || two !== 0x77 || !sampleRate || !bitrate || version >> 3 > 10) return 0;
  const words = Math.floor((bitrate * 1000 * 1536) / sampleRate / 16);
  return 2 * (words + (sampleRate === 44_100 ? code & 1 : 0));
}
