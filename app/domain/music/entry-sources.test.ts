import { expect, test } from "vitest";
import { raagaForm, settleRaaga } from "./raaga.ts";
import { type CitedSource, sourceLines } from "../records/cited-sources.ts";

const cited = (more: Partial<CitedSource>): CitedSource => ({
  field: "",
  title: "",
  address: "",
  note: "",
  reading: "",
  ...more,
});
const raaga = (more: Record<string, unknown>) =>
  raagaForm.parse({ name: "A", spellings: "B; C", ...more });

test("sources are read by fact, with notes, each once, and written again", () => {
  const { sources } = raaga({
    sources:
      "scale | Wikipedia, List; a/b [at N. 3; not sure];Wikipedia, List\n alias  C|d\nall | e [",
  });
  expect(sources).toEqual([
    cited({ title: "e [" }),
    cited({ field: "alias C", title: "d" }),
    cited({ field: "arohana", title: "Wikipedia, List" }),
    cited({ field: "arohana", title: "a/b", note: "at N. 3; not sure" }),
  ]);
  const text = "all | e \\[\nalias C | d\nscale | Wikipedia, List; a/b [at N. 3; not sure]";
  expect(sourceLines("raaga", sources)).toBe(text);
  expect(raaga({ sources: text }).sources).toEqual(sources);
});

test.each([
  ["tempo | Wikipedia", "admin.sourcesWrong"],
  ["scale", "admin.sourcesWrong"],
  ["scale | a | b", "admin.sourcesWrong"],
  ["scale 1 | a", "admin.sourcesWrong"],
  [`scale | ${"a".repeat(201)}`, "admin.sourcesLong"],
  ["alias D | a", "admin.sourcesAlias"],
])("%s is refused", (sources, message) => {
  const { error } = raagaForm.safeParse({ name: "A", spellings: "B; C", sources });
  expect(error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([
    ["sources", message],
  ]);
});

test("sources of what has changed go, unless they have changed, too", () => {
  const before = raaga({
    arohana: "S R2",
    avarohana: "R2 S",
    parentId: "P",
    sources: "all | n\nscale | a\nparent | b\nalias B | c",
  });
  const settled = (more: Record<string, unknown>) =>
    sourceLines("raaga", settleRaaga(before, { ...before, ...more }).sources);
  expect(settled({})).toBe(sourceLines("raaga", before.sources));
  expect(settled({ avarohana: "G3 S", aliases: [] })).toBe("all | n\nparent | b");
  expect(settled({ parentId: null })).toBe("all | n\nalias B | c\nscale | a");
  const sources = raaga({ sources: "scale | z" }).sources;
  expect(settled({ arohana: "S G3", sources })).toBe("scale | z");
});
