import { Buffer } from "node:buffer";

/** A finished page. */
export interface MemoPage {
  body: Uint8Array<ArrayBuffer>;
  /** Where in the body the nonce stands, so that each answer has a fresh one. */
  places: number[];
  headers: Headers;
  /** The version of the data that it was made from. */
  version: number;
  /** Counts as a search of whoever gets it. */
  isSearch?: boolean;
}

/** A text as it is kept. Bytes: to write a string anew for each answer costs more than to copy them. */
export function toKeep(text: string, nonce: string): Pick<MemoPage, "body" | "places"> {
  const body = Buffer.from(text);
  const places: number[] = [];
  for (let at = body.indexOf(nonce); at >= 0; at = body.indexOf(nonce, at + 1)) places.push(at);
  return { body, places };
}

const encoder = new TextEncoder();

/** The body of an answer from what was kept, with the nonce of this answer. */
export function fromKept({ body, places }: MemoPage, nonce: string): Uint8Array<ArrayBuffer> {
  const own = new Uint8Array(body);
  const bytes = encoder.encode(nonce);
  for (const place of places) own.set(bytes, place);
  return own;
}

const mostPages = 200;
const mostBytes = 8_000_000;

/** Bytes of an entry. Its address counts, too: a visitor may make it as long as a page. */
const sizeOf = (key: string, { body }: MemoPage) => key.length * 2 + body.length;

/** The pages this isolate has made lately: bounded, the least lately used leaves first. */
export class PageMemo {
  readonly #pages = new Map<string, MemoPage>();
  #bytes = 0;

  get(key: string): MemoPage | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  set(key: string, page: MemoPage): void {
    this.#remove(key);
    this.#pages.set(key, page);
    this.#bytes += sizeOf(key, page);
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= mostPages && this.#bytes <= mostBytes) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= sizeOf(key, page);
  }

  get size(): number {
    return this.#pages.size;
  }

  get bytes(): number {
    return this.#bytes;
  }
}
