/** A finished page: its pieces stand around the places of the nonce, so that each answer has a fresh one. */
export interface MemoPage {
  pieces: string[];
  headers: [string, string][];
  etag: string;
  /** The version of the data that it was made from. */
  version: number;
}

const mostPages = 200;
const mostLetters = 8_000_000;

/** The pages this isolate has made lately: bounded, the least lately used leaves first. */
export class PageMemo {
  readonly #pages = new Map<string, MemoPage>();
  #letters = 0;

  get(key: string): MemoPage | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  set(key: string, page: MemoPage): void {
    this.delete(key);
    this.#pages.set(key, page);
    this.#letters += lettersOf(page);
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= mostPages && this.#letters <= mostLetters) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#letters -= lettersOf(page);
  }

  get size(): number {
    return this.#pages.size;
  }

  get letters(): number {
    return this.#letters;
  }
}

function lettersOf(page: MemoPage): number {
  return page.pieces.reduce((sum, piece) => sum + piece.length, 0);
}
