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
  value?: unknown;
  object?: Node;
  property?: Node;
  computed?: boolean;
  callee?: Node;
  arguments?: Node[];
  id?: Node;
  init?: Node;
  left?: Node;
  right?: Node;
  properties?: Node[];
  key?: Node;
  regex?: { flags: string };
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

/** Where the names of globals may stand, too. */
const globalObject = /^(window|self|globalThis)$/;

/** The interfaces of objects that every script has. */
const instances: Record<string, string> = {
  window: "Window",
  self: "Window",
  globalThis: "Window",
  document: "Document",
  navigator: "Navigator",
};

/** What returns an iterator: without an argument, or with one. */
const iterating = /^(values|keys|entries)$/;
const iteratingWithOne = /^(matchAll)$/;

/** Reads the name after a dot, or in brackets and quotes. */
function propertyOf({ property, computed }: Node): string | null {
  if (!computed) return property?.name ?? null;
  return typeof property?.value === "string" ? property.value : null;
}

/** Names a global: `Map`, `window.Map`. */
function globalOf(node: Node | undefined): string | null {
  if (node?.type === "Identifier") return node.name!;
  if (node?.type !== "MemberExpression" || !globalObject.test(node.object?.name ?? "")) return null;
  return propertyOf(node);
}

function isIterator(node: Node | undefined): boolean {
  if (node?.type !== "CallExpression" || node.callee?.type !== "MemberExpression") return false;
  const name = propertyOf(node.callee) ?? "";
  const { length } = node.arguments!;
  return (length === 0 && iterating.test(name)) || (length === 1 && iteratingWithOne.test(name));
}

/** Lists the nodes within one, but for those that only name a member, a property or a label. */
function listInner(node: Node): Node[] {
  const isNamed = node.type === "MemberExpression" ? "property" : "key";
  return Object.entries(node)
    .filter(([key]) => (key !== isNamed || node.computed) && key !== "label")
    .flatMap(([, inner]) => inner)
    .filter(isNode);
}

/** Lists the nodes of a script, and the names that it declares anywhere. */
function readScript(script: string): { nodes: Node[]; declared: Set<string> } {
  const nodes: Node[] = [];
  const declared = new Set<string>();
  const declare = (pattern: Node): void => {
    if (pattern.type === "Identifier") declared.add(pattern.name!);
    else if (pattern.type === "AssignmentPattern") declare(pattern.left!);
    else for (const inner of listInner(pattern)) declare(inner);
  };
  const visit = (node: Node): void => {
    nodes.push(node);
    const { id, params, param, local } = node as Node & Record<string, Node | Node[] | null>;
    for (const pattern of [id, params, param, local].flat()) if (isNode(pattern)) declare(pattern);
    for (const inner of listInner(node)) visit(inner);
  };
  visit(parseAst(script));
  return { nodes, declared };
}

/** Returns a function that lists what a script uses although browsers of the target lack it: `Map.groupBy`, `.toSorted`. */
export function makeFeatureCheck(target: Versions): (script: string) => string[] {
  const { own, members } = readFeatures(target);
  const lacks = (feature: string) => own.get(feature) === false;

  const nameGlobal = (name: string): string | null =>
    lacks(name) || lacks(`Window.${name}`) ? name : null;

  const nameMember = (object: Node | undefined, name: string, isCalled = false) => {
    const global = globalOf(object);
    const isWindow = globalObject.test(global ?? "");
    if (isWindow) return nameGlobal(name);
    const full = `${instances[global ?? ""] ?? global}.${name}`;
    if (own.has(full)) return lacks(full) ? `${global}.${name}` : null;
    if (isIterator(object) && lacks(`Iterator.${name}`)) return `Iterator.${name}`;
    // A name of one word that is not called is likely the site's own.
    const isTelling = isCalled || /[A-Z]/.test(name);
    return isTelling && members.get(name) === false ? `.${name}` : null;
  };

  const nameDestructured = (pattern: Node | undefined, from: Node | undefined) =>
    pattern?.type !== "ObjectPattern" || !from
      ? []
      : pattern.properties!.map(({ key }) => key?.name && nameMember(from, key.name));

  const namesOf = (node: Node): (string | null | undefined)[] => {
    const { type, name, callee, regex } = node;
    if (type === "Identifier") return [nameGlobal(name!)];
    if (type === "VariableDeclarator") return nameDestructured(node.id, node.init);
    if (type === "AssignmentExpression") return nameDestructured(node.left, node.right);
    if (type === "MemberExpression") {
      const property = propertyOf(node);
      return [property && nameMember(node.object, property)];
    }
    const called = callee?.type === "MemberExpression" ? propertyOf(callee) : null;
    if (called) return [nameMember(callee!.object, called, true)];
    const flags = globalOf(callee) === "RegExp" ? node.arguments?.[1]?.value : regex?.flags;
    return [String(flags).includes("v") && lacks("RegExp.unicodeSets") ? "RegExp flag v" : null];
  };

  return (script) => {
    const { nodes, declared } = readScript(script);
    const newer = nodes.flatMap(namesOf).filter((name) => name !== null && name !== undefined);
    return [...new Set(newer)].filter((name) => name !== "" && !declared.has(name)).toSorted();
  };
}
