import bcd from "@mdn/browser-compat-data" with { type: "json" };
import { parseAst } from "vite";

type Versions = Record<string, number>;

interface Statement {
  version_added: string | boolean | null;
  version_removed?: string | boolean;
  flags?: unknown[];
}

interface Entry {
  __compat?: { support: Record<string, Statement | Statement[]> };
  [member: string]: unknown;
}

/** Whether each browser has a feature, without a flag. */
const isSupported = (entry: Entry, target: Versions) =>
  Object.entries(target).every(([browser, version]) => {
    const statements = [entry.__compat!.support[browser] ?? []].flat();
    return statements.some(({ version_added: added, version_removed: removed, flags }) => {
      const since = typeof added === "string" ? Number.parseFloat(added.replace("≤", "")) : NaN;
      return since <= version && !removed && !flags;
    });
  });

/** Whose members are looked for on objects of which a script does not say what they are: `list.toSorted()`. */
const common =
  /^(Array|TypedArray|String|Map|Set|Promise|Iterator|Element|HTMLElement|Document|Node|Event|Response|Request|Headers|FormData|URLSearchParams|Blob|ReadableStream|AbortSignal)$/;

/** Reads from MDN's data which features the browsers have, by `Interface.member` and by the member alone. */
function readFeatures(target: Versions) {
  const own = new Map<string, boolean>();
  const members = new Map<string, boolean>();
  const globals = { ...bcd.javascript.builtins, ...bcd.api } as unknown as Record<string, Entry>;
  for (const [global, entry] of Object.entries(globals)) {
    if (entry.__compat) own.set(global, isSupported(entry, target));
    for (const [key, feature] of Object.entries(entry)) {
      if (key.startsWith("__") || !(feature as Entry).__compat) continue;
      const [name] = key.split(/_(?:static|event)$/);
      const isThere = isSupported(feature as Entry, target);
      own.set(`${global}.${name}`, isThere);
      if (isThere || common.test(global))
        members.set(name!, isThere || (members.get(name!) ?? false));
    }
  }
  return { own, members };
}

interface Node {
  type: string;
  name?: string;
  object?: Node;
  property?: Node;
  computed?: boolean;
  callee?: Node;
}

/** Returns a function that lists what a script uses although browsers of the target lack it: `Map.groupBy`, `.toSorted`. */
export function makeFeatureCheck(target: Versions): (script: string) => string[] {
  const { own, members } = readFeatures(target);
  const nameNewer = ({ type, callee, object, property, computed }: Node): string | null => {
    if (type === "NewExpression")
      return own.get(callee?.name ?? "") === false ? callee!.name! : null;
    if (type !== "MemberExpression" || computed || !property?.name) return null;
    const full = `${object?.name}.${property.name}`;
    if (own.has(full)) return own.get(full) ? null : full;
    // A name of one word is likely the site's own.
    const isTelling = /[A-Z]/.test(property.name);
    return isTelling && members.get(property.name) === false ? `.${property.name}` : null;
  };
  return (script) => {
    const newer = new Set<string>();
    const visit = (value: unknown): void => {
      if (!value || typeof value !== "object") return;
      const name = "type" in value && nameNewer(value as Node);
      if (name) newer.add(name);
      for (const inner of Object.values(value)) visit(inner);
    };
    visit(parseAst(script));
    return [...newer].toSorted();
  };
}
