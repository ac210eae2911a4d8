import { Buffer } from "node:buffer";
import { atMost, type Bytes, joined } from "./byte-stream.ts";

/** Bytes as UTF-8; more than `most` of them are refused. */
export async function readText(bytes: Bytes, most: number): Promise<string> {
  return Buffer.from(await readBytes(bytes, most)).toString("utf8");
}

/** All bytes; more than `most` of them are refused. */
export async function readBytes(bytes: Bytes, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of atMost(bytes, most)) chunks.push(new Uint8Array(chunk));
  return joined(chunks);
}
