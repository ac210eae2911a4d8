import { readFileSync } from "node:fs";
import { partLength } from "#app/domain/media/upload.ts";
import { type Figure, rounded } from "./figure.ts";
import { type RunningWorker, startArchive } from "./running-worker.ts";
import { targets } from "./targets.ts";
import {
  checksum,
  complete,
  dropPart,
  makeUser,
  makeReady,
  makeRecording,
  mebibyte,
  partsOf,
  readParts,
  sendParts,
  signIn,
  startUpload,
} from "./upload-client.ts";

const group = "Large files (memory of the Worker and its storage)";

/**
 * Uploads a file of 200 MiB in parts over a connection that breaks, and one of 90 MiB in a form. Checks the stored
 * bytes and measures how much the Worker's memory grows.
 */
export async function measureLargeUploads(state: string): Promise<Figure[]> {
  await makeUser(state, "Contributor");
  const large = makeRecording(200 * mebibyte);
  const worker = await startArchive(state, { cache: false });
  let id = "";
  const figures: Figure[] = [];
  try {
    const headers = await signIn(worker.url);
    // Warms up before measuring.
    await sendWhole(worker, headers, makeRecording(8 * partLength));
    await sendForm(worker, headers, 3 * partLength);
    const inParts = await growthDuring(worker, async () => {
      id = await startUpload(worker.url, headers, large);
      const address = (number: number) => `${worker.url}/uploads/${id}/parts/${number}`;
      const numbers = partsOf(large);
      const middle = numbers.length / 2;
      await sendParts(large, numbers.slice(0, middle), headers, address);
      const number = numbers[Math.floor(middle)]!;
      const part = large.subarray((number - 1) * partLength, number * partLength);
      await dropPart(address(number), headers, part);
      const there = await readParts(worker.url, headers, id);
      const missing = numbers.filter((one) => !there.includes(one));
      await sendParts(large, missing, headers, address);
      await complete(worker.url, headers, id);
    });
    figures.push(memoryFigure("200 MiB in parts, the line dropped once", inParts));
    const inForm = await growthDuring(worker, () => sendForm(worker, headers, 90 * mebibyte));
    figures.push(memoryFigure("90 MiB within a form", inForm));
    const inFiles = await growthDuring(worker, () => sendFiles(worker, headers, 9, 10 * mebibyte));
    figures.push(memoryFigure("nine files of 10 MiB within a form", inFiles));
  } finally {
    await worker.stop();
  }
  makeReady(state);
  const reader = await startArchive(state, { cache: false });
  try {
    const response = await fetch(`${reader.url}/media/${id}`);
    const same = checksum(await response.bytes()) === checksum(large);
    figures.push({
      group,
      name: "200 MiB read back",
      values: { "same SHA-256": same ? "yes" : "no" },
      target: "yes",
      passed: same,
    });
  } finally {
    await reader.stop();
  }
  return figures;
}

async function sendWhole(worker: RunningWorker, headers: Record<string, string>, file: Buffer) {
  const id = await startUpload(worker.url, headers, file);
  const address = (number: number) => `${worker.url}/uploads/${id}/parts/${number}`;
  await sendParts(file, partsOf(file), headers, address);
  await complete(worker.url, headers, id);
}

const recordingFile = (bytes: number, name = "noise.wav") =>
  new File([makeRecording(bytes) as Uint8Array<ArrayBuffer>], name);

async function postForm(url: string, headers: Record<string, string>, form: FormData) {
  const encoded = new Response(form);
  return fetch(url, {
    method: "POST",
    body: await encoded.arrayBuffer(),
    headers: { ...headers, "Content-Type": encoded.headers.get("Content-Type")! },
  });
}

/** Sends a form with a file but without its other fields: the file is stored, and the form is returned. */
async function sendForm(worker: RunningWorker, headers: Record<string, string>, bytes: number) {
  const form = new FormData();
  form.append("uploadType", "Audio");
  form.append("mediaFile", recordingFile(bytes));
  const response = await postForm(`${worker.url}/songs/add`, headers, form);
  const html = await response.text();
  if (response.status !== 400 || !/name="mediaFileId"[^>]*value="[0-9a-f]{32}"/.test(html))
    throw new Error(`/songs/add: ${response.status}`);
}

/** Sends several files in one form, as without JavaScript: each becomes a draft. */
async function sendFiles(
  worker: RunningWorker,
  headers: Record<string, string>,
  count: number,
  bytes: number,
) {
  const form = new FormData();
  for (let at = 0; at < count; at++) form.append("files", recordingFile(bytes, `noise-${at}.wav`));
  const response = await postForm(`${worker.url}/songs/drafts`, headers, form);
  const html = await response.text();
  const drafts = new Set(html.match(/noise-\d\.wav/g)).size;
  if (response.status !== 200 || drafts !== count)
    throw new Error(`/songs/drafts: ${response.status}, ${drafts} drafts`);
}

/** Returns the maximum growth of the Worker's process, in megabytes, while `work` runs. */
async function growthDuring(worker: RunningWorker, work: () => Promise<void>): Promise<number> {
  const [, ...workerd] = worker.processes;
  const before = resident(workerd);
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, resident(workerd))), 20);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return (most - before) / 1e6;
}

function resident(processes: number[]): number {
  const pages = processes.map((pid) =>
    Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]),
  );
  return pages.reduce((sum, value) => sum + value, 0) * 4096;
}

function memoryFigure(name: string, megabytes: number): Figure {
  const most = targets.uploadMegabytes;
  return {
    group,
    name,
    values: { "grown MB": rounded(megabytes) },
    target: `≤ ${most} MB`,
    passed: megabytes <= most,
  };
}
