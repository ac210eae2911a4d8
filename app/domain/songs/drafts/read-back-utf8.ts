/** Windows-1252 from 0x80 on. Bytes that it does not define stand for themselves. */
const windows1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

function toByte(letter: string): number {
  const at = windows1252.indexOf(letter);
  return at < 0 ? letter.charCodeAt(0) : 0x80 + at;
}

/** Decodes bytes, without a letter that is cut off at the end. Returns null if they are no UTF-8. */
function decode(bytes: readonly number[]): string | null {
  try {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    const text = decoder.decode(Uint8Array.from(bytes), { stream: true });
    return /[\u00a0-\uffff]/.test(text) && !/[\u0080-\u009f]/.test(text) ? text : null;
  } catch {
    return null;
  }
}

/** The last byte of letters like ठ. Readers of tags take it for a space and cut it off. */
const lastSpace = 0xa0;

/**
 * Reads UTF-8 that was decoded as Latin-1 or Windows-1252 ("à°“à°‚" is ఓం). Returns any other text as it is: letters
 * of real Latin-1 hardly ever follow one another as the bytes of UTF-8 do, and one that does not is enough.
 */
export function readBackUtf8(text: string): string {
  const bytes = [...text].map(toByte);
  if (bytes.some((byte) => byte > 0xff) || bytes.every((byte) => byte < 0x80)) return text;
  const decoded = decode(bytes);
  if (decoded === null) return text;
  const completed = isCutByFormat(bytes) ? decoded : decode([...bytes, lastSpace]);
  return completed !== null && completed.length > decoded.length ? completed : decoded;
}

/** ID3v1 cuts off titles after 30 bytes and comments after 28, within a letter or not. */
const isCutByFormat = ({ length }: readonly number[]) => length >= 28 && length <= 30;
