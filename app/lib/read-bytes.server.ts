import { Buffer } from "node:buffer";
import { limitBytes, type Bytes, concatBytes } from "./bytes.ts";

/** @throws BodyError "tooLarge" after `maxBytes` bytes */
export async function readText(bytes: Bytes, maxBytes: number): Promise<string> {
  return Buffer.from(await readBytes(bytes, maxBytes)).toString("utf8");
}

/** @throws BodyError "tooLarge" after `maxBytes` bytes */
export async function readBytes(bytes: Bytes, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of limitBytes(bytes, maxBytes)) chunks.push(new Uint8Array(chunk));
  return concatBytes(chunks);
}
