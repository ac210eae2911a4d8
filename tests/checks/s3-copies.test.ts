import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AwsV4Signer } from "aws4fetch";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyFiles, restoreFiles, verifyFiles } from "../../scripts/copies/copy-files.ts";
import { openFolder } from "../../scripts/copies/folder.ts";
import { isSafeKey, type Place, type StoredFile } from "../../scripts/copies/place.ts";
import { openS3Bucket } from "../../scripts/copies/s3-bucket.ts";

const secrets = { accessKeyId: "key", secretAccessKey: "secret", region: "auto" };
let objects: Map<string, Buffer>;
let puts: string[];
/** Keys that the service does not take. */
let refused: Set<string>;
let server: ReturnType<typeof createServer>;
let endpoint = "";
let folder = "";

beforeEach(async () => {
  objects = new Map();
  puts = [];
  refused = new Set();
  folder = mkdtempSync(join(tmpdir(), "s3-copies-"));
  server = createServer((request, response) => void serve(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** A small service for S3: lists two objects at a time, and takes only what is signed with the hash that it has. */
async function serve(request: IncomingMessage, response: ServerResponse) {
  const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
  const url = new URL(request.url!, endpoint);
  if (!(await isSigned(request, url, body))) return response.writeHead(403).end();
  const [, , ...path] = url.pathname.split("/");
  const key = path.map(decodeURIComponent).join("/");
  if (url.searchParams.has("list-type")) {
    const prefix = url.searchParams.get("prefix")!;
    const after = url.searchParams.get("continuation-token") ?? "";
    const keys = [...objects.keys()]
      .filter((one) => one.startsWith(prefix) && one > after)
      .toSorted();
    const contents = keys.slice(0, 2).map((one) => {
      const escaped = one.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
      return `<Contents><Key>${escaped}</Key><Size>${objects.get(one)!.length}</Size></Contents>`;
    });
    const next =
      keys.length > 2 ? `<NextContinuationToken>${keys[1]!}</NextContinuationToken>` : "";
    return response.end(`<ListBucketResult>${contents.join("")}${next}</ListBucketResult>`);
  }
  if (request.method === "PUT") {
    if (refused.has(key)) return response.writeHead(400).end();
    objects.set(key, body);
    puts.push(key);
    return response.end();
  }
  const object = objects.get(key);
  return object ? response.end(object) : response.writeHead(404).end();
}

/** Signs the same request again with the secret, and compares. */
async function isSigned({ method, headers }: IncomingMessage, url: URL, body: Buffer) {
  const sha256 = headers["x-amz-content-sha256"] as string;
  if (method === "PUT" && sha256 !== createHash("sha256").update(body).digest("hex")) return false;
  const signed = await new AwsV4Signer({
    ...secrets,
    method: method!,
    url: url.href,
    service: "s3",
    datetime: headers["x-amz-date"] as string,
    headers: { "X-Amz-Content-Sha256": sha256 },
  }).sign();
  return signed.headers.get("Authorization") === headers.authorization;
}

const openBucket = (secretAccessKey = secrets.secretAccessKey) =>
  openS3Bucket("s3://copies/media", "copies/media", { ...secrets, secretAccessKey, endpoint });

/** A bucket of these files, which may be cut short or changed on their way. */
const bucketOf = (files: Record<string, string>, sent = files): Place => ({
  name: "bucket",
  scratch: null,
  async *list() {
    for (const [key, text] of Object.entries(files)) {
      const etag = createHash("md5").update(text).digest("hex");
      yield {
        key,
        size: Buffer.byteLength(text),
        etag,
        contentType: "audio/mpeg",
      } satisfies StoredFile;
    }
  },
  read: async (key) => [Buffer.from(sent[key]!)] as unknown as AsyncIterable<Uint8Array>,
  write: () => Promise.reject(new Error("not written")),
});

const files = { a1: "one", b2: "two", "people/c&3 é": "three", d4: "four" };
const keys = Object.keys(files);

test("T124 a bucket is copied to S3 with signed hashes, goes on after a failure, is read back and restored", async () => {
  refused.add("media/b2");
  const broken = await copyFiles(bucketOf(files), openBucket(), new Map());
  expect(broken).toMatchObject({ done: 3, faults: [expect.stringContaining("b2 was not copied")] });
  refused.clear();
  puts.length = 0;
  const rest = await copyFiles(bucketOf(files), openBucket(), new Map());
  expect(rest).toMatchObject({ done: 1, unchanged: 3, faults: [] });
  expect(puts).toEqual(["media/b2", "media/SHA256SUMS", "media/manifest.jsonl"]);
  expect(await verifyFiles(openBucket())).toMatchObject({ done: 4, faults: [] });
  // What has gone from the bucket stays in the copy.
  expect((await copyFiles(bucketOf({}), openBucket(), new Map())).faults).toEqual([]);
  const back = await restoreFiles(openBucket(), await openFolder(folder));
  expect(back).toMatchObject({ done: 4, faults: [] });
  expect(keys.map((key) => readFileSync(join(folder, key), "utf8"))).toEqual(Object.values(files));
  expect(await restoreFiles(openBucket(), await openFolder(folder))).toMatchObject({
    done: 0,
    unchanged: 4,
  });
  objects.set("media/a1", Buffer.from("other"));
  expect((await verifyFiles(openBucket())).faults).toEqual(["a1 has other bytes."]);
});

test("T124 bytes that are cut short, changed, or other than were uploaded are no copy", async () => {
  const copy = async (sent: Record<string, string>, uploads: [string, string][] = []) =>
    (
      await copyFiles(
        bucketOf(files, { ...files, ...sent }),
        await openFolder(folder),
        new Map(uploads),
      )
    ).faults;
  expect(await copy({ a1: "on" })).toEqual(["a1 was not copied: 2 bytes of 3 came."]);
  expect(await copy({ a1: "ONE" })).toEqual([
    "a1 was not copied: its bytes are not those that were stored.",
  ]);
  const hash = (text: string) => createHash("sha256").update(text).digest("hex");
  expect(await copy({}, [["a1", hash(hash("other"))]])).toEqual([
    "a1 was not copied: its bytes are not those that were uploaded.",
  ]);
  expect(await copy({}, [["a1", hash(hash("one"))]])).toEqual([]);
});

test("a wrong secret and a bucket that is not there are errors, which name no secret", async () => {
  await expect(copyFiles(bucketOf(files), openBucket("wrong"), new Map())).rejects.toThrow(
    /^manifest\.jsonl: s3:\/\/copies\/media answered 403\.$/,
  );
});

test("T124 a file that was left half-way is removed, and no key leads out of a folder", async () => {
  const copy = await openFolder(folder);
  await copyFiles(bucketOf(files), copy, new Map());
  writeFileSync(join(folder, "manifest.jsonl"), "");
  expect(await copyFiles(bucketOf(files), await openFolder(folder), new Map())).toMatchObject({
    done: 4,
  });
  const outside = ["../out", "a/../../out", "/out", "a//b", "", ".", "c:\\out", "a/./b"];
  expect(outside.filter(isSafeKey)).toEqual([]);
  expect(keys.every(isSafeKey)).toBe(true);
  const { faults } = await copyFiles(bucketOf({ "../out": "x" }), copy, new Map());
  expect(faults).toEqual(["../out was not copied: it has no name for a file."]);
});
