import { type ESTree, parseSync } from "vite";

type Node = ESTree.Node;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value: unknown) =>
    (Array.isArray(value) ? value : [value]).filter(isNode),
  );

/** The text of a literal, with `${…}` for what a template inserts. */
function textOf(node: Node | undefined): string | null {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type !== "TemplateLiteral") return null;
  return node.quasis.map(({ value }) => value.cooked ?? value.raw).join("${…}");
}

const named = ["test", "describe", "describeReads"];

/** Whether a call names tests, or is of what such a call returns: `test.each(rows)`, `test.describe`. */
function isNaming(node: Node): boolean {
  if (node.type === "Identifier") return named.includes(node.name);
  if (node.type === "MemberExpression") return isNaming(node.object);
  return node.type === "CallExpression" && isNaming(node.callee);
}

/** Returns the title of each test of a file behind those of the groups it is in, as they are written. */
export function listTestTitles(file: string, text: string): string[] {
  const titles: string[] = [];
  const visit = (node: Node, group: readonly string[]) => {
    const title =
      node.type === "CallExpression" && isNaming(node.callee) && textOf(node.arguments[0]);
    const inner = title ? [...group, title] : group;
    const before = titles.length;
    for (const child of childrenOf(node)) visit(child, inner);
    if (title && titles.length === before) titles.push(inner.join(" "));
  };
  visit(parseSync(file, text).program, []);
  return titles;
}
