/** What every answer has to keep, whoever asked: each rule lists what breaks it. */

const kept = {
  nobody: "private, no-store",
  asked: "public, max-age=0, must-revalidate",
  forEver: "public, max-age=31536000, immutable",
  shortly: "public, max-age=300",
};

/** Who may keep an answer has to be said; with a cookie, or for somebody who is signed in, nobody may. */
export function listCacheFaults({ headers }: Response, isSignedIn: boolean): string[] {
  const control = headers.get("Cache-Control");
  if (!Object.values(kept).some((one) => one === control)) return [`Cache-Control: ${control}`];
  if (control === kept.nobody) return [];
  return [
    ...(headers.has("Set-Cookie") ? ["a shared answer sets a cookie"] : []),
    ...(isSignedIn ? ["a member's answer is shared"] : []),
  ];
}

const policy: Record<string, string> = {
  "default-src": "'none'",
  "script-src": "'self' 'nonce-*'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "media-src": "'self' blob:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "frame-src": "https://www.youtube-nocookie.com",
  "manifest-src": "'self'",
  "form-action": "'self'",
  "base-uri": "'none'",
  "object-src": "'none'",
  "frame-ancestors": "'none'",
};

export const nonceOf = ({ headers }: Response): string | undefined =>
  /'nonce-([^']+)'/.exec(headers.get("Content-Security-Policy") ?? "")?.[1];

/** A page has the whole policy, word for word, and a nonce of 128 bits that its scripts carry. */
export function listPolicyFaults(response: Response, body: string): string[] {
  const header = response.headers.get("Content-Security-Policy") ?? "";
  const nonce = nonceOf(response) ?? "";
  const rules = header.split("; ").map((rule) => rule.split(/ (.*)/));
  const said = new Map(rules.map(([name, value = ""]) => [name, value.replace(nonce, "*")]));
  const differs = [...new Set([...Object.keys(policy), ...said.keys()])].filter(
    (name) => said.get(name) !== policy[name!],
  );
  const bare = Array.from(body.matchAll(/<script\b(?![^>]*ld\+json)[^>]*>/g), ([tag]) => tag);
  return [
    ...differs.map((name) => `${name} ${said.get(name)}`),
    ...(rules.length === said.size ? [] : ["a directive stands twice"]),
    ...(/^[\w+/]{22}==$/.test(nonce) ? [] : [`nonce ${nonce}`]),
    ...bare.filter((tag) => !tag.includes(`nonce="${nonce}"`)),
    ...(body.match(/<style\b|\sstyle="|<\w[^>]*\son\w+="/g) ?? []),
  ];
}

/** E-mail addresses in a body, however they are written, but for those that may be there. */
export function listAddresses(body: string, ...known: string[]): string[] {
  const plain = body.replaceAll(/%40|&#(?:64|x40);|\\u0040/gi, "@");
  const found = plain.match(/[\w.+%-]+@[\w-]+(?:\.[\w-]+)*/g) ?? [];
  return [...new Set(found)].filter((address) => !known.includes(address));
}

/** Choices that scripts of the page write, too, and what they may say: nothing of a person. */
const choices: Record<string, RegExp> = {
  preferences: /^(?:(?:lng=[a-z]{2}|theme=[a-z]+|view=[a-z]+|script=[a-z]+)(?:&(?!$)|$))*$/,
  paging: /^[a-z]+$/,
};

/** How a Set-Cookie header falls short: of its flags, its place, or of what it may hold. */
export function listCookieFaults(header: string): string[] {
  const [pair = "", ...rest] = header.split(/;\s*/);
  const [name = "", value = ""] = pair.split(/=(.*)/s);
  const attributes = new Map(
    rest.map((one) => {
      const [key = "", text = ""] = one.split("=");
      return [key.toLowerCase(), text];
    }),
  );
  const known = choices[name];
  const hosted = known !== undefined || /^__Host-[a-z-]+$/.test(name);
  return [
    ...(hosted ? [] : ["is not of this host alone"]),
    ...(known && !known.test(value) ? ["holds something else"] : []),
    ...(attributes.get("path") === "/" ? [] : ["Path"]),
    ...(attributes.get("samesite") === "Lax" ? [] : ["SameSite"]),
    ...(attributes.has("domain") ? ["Domain"] : []),
    ...(attributes.has("httponly") === (known === undefined) ? [] : ["HttpOnly"]),
    ...(attributes.has("secure") ? [] : ["Secure"]),
  ].map((fault) => `${name}: ${fault}`);
}
