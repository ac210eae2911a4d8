/** A finished page: gaps stand in the places of the nonce, so that each answer has a fresh one. */
export interface MemoPage {
  body: Uint8Array;
  /** Where in the body the nonce goes. */
  places: number[];
  headers: Headers;
  /** The version of the data that it was made from. */
  version: number;
}

const mostPages = 200;
const mostBytes = 8_000_000;

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
    this.#bytes += page.body.length;
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= mostPages && this.#bytes <= mostBytes) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= page.body.length;
  }

  get size(): number {
    return this.#pages.size;
  }

  get bytes(): number {
    return this.#bytes;
  }
}
