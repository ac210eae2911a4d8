import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";

/** What pages answer about their cache, by how long they may be kept. */
export const cacheControl = {
  public: "public, max-age=0, must-revalidate",
  private: "private, no-store",
  day: "public, max-age=86400",
  immutable: "public, max-age=31536000, immutable",
};

/** Rules for every response; each function lists violations. */

const kept = {
  nobody: "private, no-store",
  asked: "public, max-age=0, must-revalidate",
  forEver: "public, max-age=31536000, immutable",
  shortly: "public, max-age=300",
};

/** Cache-Control must be set; with Set-Cookie or for a signed-in user it must be private. */
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
  "style-src": "'self' 'nonce-*'",
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

/** Lists csp_evaluator's findings on a policy, except those that depend on the site's files. */
export function listWeaknesses(policyText: string): string[] {
  const findings = new CspEvaluator(new CspParser(policyText).csp).evaluate();
  // `'self'` may be a bypass where users upload scripts: uploads are served with a sandbox.
  return findings
    .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
    .map(({ directive, description }) => `${directive}: ${description}`);
}

/** A page must have exactly this policy, and a nonce of 128 bits on its scripts and styles. */
export function listPolicyFaults(response: Response, body: string): string[] {
  const header = response.headers.get("Content-Security-Policy") ?? "";
  const nonce = nonceOf(response) ?? "";
  const rules = header.split("; ").map((rule) => rule.split(/ (.*)/));
  const directives = new Map(rules.map(([name, value = ""]) => [name, value.replace(nonce, "*")]));
  const differs = [...new Set([...Object.keys(policy), ...directives.keys()])].filter(
    (name) => directives.get(name) !== policy[name!],
  );
  const tags = body.matchAll(/<(?:style|script\b(?![^>]*ld\+json))[^>]*>/g);
  const bare = Array.from(tags, ([tag]) => tag);
  return [
    ...listWeaknesses(header),
    ...differs.map((name) => `${name} ${directives.get(name)}`),
    ...(rules.length === directives.size ? [] : ["a directive stands twice"]),
    ...(/^[\w+/]{22}==$/.test(nonce) ? [] : [`nonce ${nonce}`]),
    ...bare.filter((tag) => !tag.includes(`nonce="${nonce}"`)),
    ...(body.match(/\sstyle="|<\w[^>]*\son\w+="/g) ?? []),
  ];
}

/** Lists e-mail addresses in a body, in any encoding, except `known` ones. */
export function listAddresses(body: string, ...known: string[]): string[] {
  const plain = body.replaceAll(/%40|&#(?:64|x40);|\\u0040/gi, "@");
  const addresses = plain.match(/[\w.+%-]+@[\w-]+(?:\.[\w-]+)*/g) ?? [];
  return [...new Set(addresses)].filter((address) => !known.includes(address));
}

/** Cookies that scripts write as well, and their allowed values. */
const choices: Record<string, RegExp> = {
  preferences: /^(?:(?:lng=[a-z]{2}|theme=[a-z]+|view=[a-z]+|script=[a-z]+)(?:&(?!$)|$))*$/,
  paging: /^[a-z]+$/,
};

/** Lists what is wrong with the flags, path or value of a Set-Cookie header. */
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
