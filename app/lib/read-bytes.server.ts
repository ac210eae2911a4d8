import { Buffer } from "node:buffer";
import { limitBytes, type Bytes, concatBytes } from "./bytes.ts";

/** @throws BodyError "tooLarge" after `most` bytes */
export async function readText(bytes: Bytes, most: number): Promise<string> {
  return Buffer.from(await readBytes(bytes, most)).toString("utf8");
}

/** @throws BodyError "tooLarge" after `most` bytes */
export async function readBytes(bytes: Bytes, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of limitBytes(bytes, most)) chunks.push(new Uint8Array(chunk));
  return concatBytes(chunks);
}
