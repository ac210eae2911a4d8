const tokens = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|[\w.]+|<=|>=|<>|\|\||->>|->|\s+|./gs;
const clauses =
  /^(select|from|where|group|order|limit|union|values|set|returning|left|inner|cross|join)$/i;
/** Words that a clause's word belongs to. */
const before = /^(delete|is|distinct|left|inner|cross)$/i;
const maxWidth = 100;

/** What a bracket holds: a query, the names and values of an object of JSON, or anything else. */
type Bracket = "query" | "object" | "list";

/**
 * Writes a statement with its clauses and the fields of its objects on lines of their own, what is within them
 * indented, and no line much longer than 100.
 */
export function formatSql(text: string): string {
  const parts = (text.match(tokens) ?? []).filter((part) => !/^\s+$/.test(part));
  const spaced = spacesOf(text);
  const lines: string[] = [];
  const open: { kind: Bracket; commas: number }[] = [];
  let line = "";
  const end = (more = 0) => {
    if (line.trim()) lines.push(line.trimEnd());
    line = "  ".repeat(open.filter(({ kind }) => kind !== "list").length + more);
  };
  for (const [at, part] of parts.entries()) {
    const [last = "", next = ""] = [parts[at - 1], parts[at + 1]];
    const around = open.at(-1);
    if (part === ")" && open.pop()?.kind !== "list") end();
    const isClause = clauses.test(part) && !before.test(last) && around?.kind !== "list";
    if (isClause && around?.kind !== "object") end();
    else if (line.length > maxWidth && /^(and|or)$/i.test(part)) end(1);
    else if (spaced.has(at) && line.trim()) line += " ";
    line += part;
    if (part === "(") {
      const isObject = /^json_(object|set)$/i.test(last);
      open.push({ kind: bracketOf(isObject, next), commas: last === "json_set" ? 1 : 0 });
      if (last === "json_object" && next !== ")") end();
    }
    if (part !== ",") continue;
    if (around) around.commas++;
    const isField = around?.kind === "object" && around.commas % 2 === 0;
    if (isField) end();
    else if (line.length > maxWidth) end(1);
  }
  end();
  return lines.join("\n");
}

const bracketOf = (isObject: boolean, next: string): Bracket =>
  isObject ? "object" : /^(select|with)$/i.test(next) ? "query" : "list";

/** The numbers of the parts that a space or a line's end stands before. */
function spacesOf(text: string): Set<number> {
  const spaced = new Set<number>();
  let number = 0;
  for (const part of text.match(tokens) ?? [])
    if (/^\s+$/.test(part)) spaced.add(number);
    else number++;
  return spaced;
}
