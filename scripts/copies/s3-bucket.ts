import { openAsBlob } from "node:fs";
import { AwsClient } from "aws4fetch";
import type { Place, StoredFile } from "./place.ts";

/** Where a service for S3 is, and a key to it. */
export interface S3Settings {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** Reads `R2_ENDPOINT`, `R2_ACCESS_KEY_ID` … of the environment; throws an error that names what is missing. */
export function s3Settings(prefix: "R2" | "S3", env: NodeJS.ProcessEnv = process.env): S3Settings {
  const read = (name: string) => {
    const value = env[`${prefix}_${name}`];
    if (!value)
      throw new Error(
        `Set ${prefix}_${name}, ${prefix}_ENDPOINT, ${prefix}_ACCESS_KEY_ID and ${prefix}_SECRET_ACCESS_KEY.`,
      );
    return value;
  };
  return {
    endpoint: read("ENDPOINT").replace(/\/$/, ""),
    accessKeyId: read("ACCESS_KEY_ID"),
    secretAccessKey: read("SECRET_ACCESS_KEY"),
    region: env[`${prefix}_REGION`] ?? "auto",
  };
}

/** Opens a bucket of a service for S3; `path` is `bucket` or `bucket/folder`. */
export function openS3Bucket(name: string, path: string, settings: S3Settings): Place {
  const [bucket, ...folders] = path.split("/").filter(Boolean);
  const folder = folders.map((part) => `${part}/`).join("");
  const client = new AwsClient({ ...settings, service: "s3", retries: 5 });
  const base = `${settings.endpoint}/${bucket}`;

  const send = async (what: string, address: string, init: RequestInit = {}) => {
    const response = await client.fetch(address, init);
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`${what}: ${name} answered ${response.status}.`);
  };
  const addressOf = (key: string) =>
    `${base}/${(folder + key).split("/").map(encodeURIComponent).join("/")}`;

  return {
    name,
    scratch: null,
    async *list() {
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ "list-type": "2", prefix: folder });
        if (token !== undefined) query.set("continuation-token", token);
        const response = await send("The list", `${base}?${query}`);
        if (!response.ok) throw new Error(`There is no bucket ${name}.`);
        const text = await response.text();
        for (const file of filesIn(text)) yield { ...file, key: file.key.slice(folder.length) };
        token = textOf(text, "NextContinuationToken");
      } while (token !== undefined);
    },
    async read(key) {
      const response = await send(key, addressOf(key));
      return response.ok ? response.body : null;
    },
    async write(key, file, { contentType, sha256 }) {
      const headers = {
        "Content-Type": contentType ?? "application/octet-stream",
        // Signed: the service refuses bytes with another hash.
        "X-Amz-Content-Sha256": sha256,
      };
      const response = await send(key, addressOf(key), {
        method: "PUT",
        headers,
        body: await openAsBlob(file),
      });
      if (!response.ok) throw new Error(`There is no bucket ${name}.`);
    },
  };
}

/** Reads the files of a ListObjectsV2 answer, which has no types. */
function filesIn(xml: string): StoredFile[] {
  return Array.from(xml.matchAll(/<Contents>(.*?)<\/Contents>/gs), ([, entry = ""]) => ({
    key: textOf(entry, "Key") ?? "",
    size: Number(textOf(entry, "Size")),
    etag: textOf(entry, "ETag")?.replaceAll('"', "") ?? null,
    contentType: null,
  }));
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function textOf(xml: string, element: string): string | undefined {
  const [, text] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  return text?.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
}
