import { sha256, sha256OfParts } from "../../../lib/sha-256.ts";
import type { UploadResponse } from "./upload-requests.ts";

/** A file in the parts in which it is uploaded, numbered from 1. */
export class FileParts {
  readonly #file: Blob;
  readonly #length: number;
  readonly #hashes = new Map<number, string>();

  constructor(file: Blob, length: number) {
    this.#file = file;
    this.#length = length;
  }

  get count(): number {
    return Math.ceil(this.#file.size / this.#length);
  }

  lengthOf(number: number): number {
    return Math.min(this.#length, this.#file.size - (number - 1) * this.#length);
  }

  /** Reads a part and its hash from the same bytes: a file may change while it is uploaded. */
  async read(number: number): Promise<{ body: Blob; hash: string }> {
    const part = this.#file.slice((number - 1) * this.#length, number * this.#length);
    const bytes = await part.arrayBuffer();
    const hash = await sha256(bytes);
    this.#hashes.set(number, hash);
    return { body: new Blob([bytes]), hash };
  }

  async #hashOf(number: number): Promise<string> {
    return this.#hashes.get(number) ?? (await this.read(number)).hash;
  }

  /** Returns the hash of the whole file. */
  async hash(): Promise<string> {
    const hashes: string[] = [];
    for (let number = 1; number <= this.count; number++) hashes.push(await this.#hashOf(number));
    return sha256OfParts(hashes);
  }

  /** Whether the bytes that have arrived are this file's. Parts without a hash are not compared. */
  async matches({ parts, complete, hash }: UploadResponse): Promise<boolean> {
    if (complete) return !hash || hash === (await this.hash());
    for (const part of parts)
      if (part.hash !== null && part.hash !== (await this.#hashOf(part.number))) return false;
    return true;
  }
}
