import { createHash } from "node:crypto";

/** A finished page: cut where the nonce stands, so that each answer has a fresh one. */
export interface MemoPage {
  parts: string[];
  headers: Headers;
  /** The version of the data that it was made from. */
  version: number;
}

/** The ETag of what a text says, however it is sent. */
export function tagOf(text: string): string {
  return `W/"${createHash("sha256").update(text).digest("hex").slice(0, 24)}"`;
}

/** True when who asks has the answer of these headers already. */
export function isKnown(request: Request, headers: Headers): boolean {
  const known = request.headers.get("If-None-Match")?.split(",");
  return known?.some((tag) => tag.trim() === headers.get("ETag")) ?? false;
}

export function unchanged(headers: Headers): Response {
  return new Response(null, { status: 304, headers });
}

const lengthOf = ({ parts }: MemoPage) => parts.reduce((sum, { length }) => sum + length, 0);

const mostPages = 200;
/** Letters of all pages together: each takes two bytes, or one. */
const mostLetters = 4_000_000;

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
    this.#remove(key);
    this.#pages.set(key, page);
    this.#letters += lengthOf(page);
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= mostPages && this.#letters <= mostLetters) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#letters -= lengthOf(page);
  }

  get size(): number {
    return this.#pages.size;
  }

  get letters(): number {
    return this.#letters;
  }
}
