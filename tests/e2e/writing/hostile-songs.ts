import { demoUsers } from "#drizzle/seed/demo/users.ts";
import { bytesOf, samples } from "#tests/media-samples.ts";
import { expect, type Page } from "../support/test.ts";

const attack = "window.ran=true;fetch('/ran');alert('ran')";
const html = `<script>${attack}</script><img src=x onerror="${attack}"><svg onload="${attack}">`;
const withHtml = (start: Uint8Array) => bytesOf(String.fromCharCode(...start), html);

/** Files that begin as recordings and contain scripts or HTML. */
export const disguised = {
  "Zz sound and script in one": ["a.wav", "audio/wav", bytesOf(`RIFF=1/*WAVEfmt */;${attack}//`)],
  "Zz page in a sound": ["b.wav", "audio/wav", withHtml(samples.wav)],
  "Zz page in a film": ["c.mp4", "video/mp4", withHtml(samples.mp4)],
  "Zz page in a QuickTime film": ["d.mov", "video/quicktime", withHtml(samples.mov)],
  "Zz page in a tag": ["e.mp3", "audio/mpeg", withHtml(samples.taggedMp3)],
  "Zz page behind frames": ["f.aac", "audio/aac", withHtml(samples.aac)],
  "Zz page in an Ogg": ["g.ogg", "audio/ogg", withHtml(samples.opus)],
  "Zz page in a WebM": ["h.webm", "video/webm", withHtml(samples.webm)],
} as const satisfies Record<string, [string, string, Uint8Array]>;

const fieldsOf = (title: string, type: string) => ({
  act: "save",
  requestId: crypto.randomUUID(),
  title,
  singer: "Somebody",
  uploadType: type.startsWith("audio") ? "Audio" : "Video",
  mediaTypeId: "1",
  publishedDate: "1975-08-15",
  description: "As sent.",
});

interface Sent {
  title: string;
  name: string;
  type: string;
  bytes: Uint8Array;
}

const contributor = demoUsers.find(({ roles }) => roles.includes("Contributor"))!;
let token = "";

/** Every way to upload a file. Each returns the status of the response. */
export const uploadMethods = {
  async "in parts"({ request }: Page, origin: string, { title, name, type, bytes }: Sent) {
    const headers = { Origin: origin, "Content-Type": "application/octet-stream" };
    const query = new URLSearchParams({ name, size: String(bytes.length) });
    const data = Buffer.from(bytes);
    const head = data.subarray(0, 4096);
    const started = await request.post(`/uploads?${query}`, { headers, data: head });
    if (!started.ok()) return started.status();
    const { id } = await started.json();
    const part = await request.put(`/uploads/${id}/parts/1`, { headers, data });
    expect(part.status()).toBe(200);
    await request.post(`/uploads/${id}/complete`, { headers });
    const form = { ...fieldsOf(title, type), mediaFileId: id };
    const posted = { form, headers: { Origin: origin }, maxRedirects: 0 };
    return (await request.post("/songs/add", posted)).status();
  },
  async "within a form"({ request }: Page, origin: string, { title, name, type, bytes }: Sent) {
    const mediaFile = { name, mimeType: "text/html", buffer: Buffer.from(bytes) };
    const multipart = { ...fieldsOf(title, type), mediaFile };
    const posted = { multipart, headers: { Origin: origin }, maxRedirects: 0 };
    return (await request.post("/songs/add", posted)).status();
  },
  async "over REST"({ request }: Page, _origin: string, { title, name, bytes }: Sent) {
    token ||= await logIn(request);
    const song = {
      title,
      singer: "Somebody",
      recordingDate: "1975-08-15",
      description: "As sent.",
    };
    const multipart = {
      payload: JSON.stringify(song),
      file: { name, mimeType: "image/svg+xml", buffer: Buffer.from(bytes) },
    };
    const headers = { Authorization: `Bearer ${token}` };
    return (await request.post("/mbkmusic-mbkmusic/s3Song", { multipart, headers })).status();
  },
};

async function logIn(request: Page["request"]): Promise<string> {
  const { username, password } = contributor;
  const answer = await request.post("/auth/login", { form: { username, password } });
  return (await answer.json()).accessToken;
}

/** Returns the path of the file of a song. */
export async function findMediaPath({ request }: Page, title: string): Promise<string> {
  const found = await request.get(
    `/mbkmusic-mbkmusic/songs/searchWithAnd?${new URLSearchParams({ title })}`,
  );
  return /\/media\/[0-9a-f]{32}/.exec(await found.text())![0];
}
