import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listTestTitles } from "./test-titles.ts";

const document = readFileSync("docs/security.md", "utf8");

interface Threat {
  label: string;
  proofs: { file: string; name: string }[];
}

const threats = [...document.matchAll(/^\| (T\d+) \| .+ \| (.+) \|$/gm)].map(
  ([, label = "", cell = ""]): Threat => ({
    label,
    proofs: [...cell.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = "", name = ""]) => ({
      file,
      name,
    })),
  }),
);

const tests = globSync("{tests,app,workers}/**/*.{test,spec}.ts").filter(
  (file) => file !== "tests/checks/security.test.ts",
);
const read = (file: string) => readFileSync(file, "utf8");
/** The labels that stand in texts of a test file: in names of tests and rows of their tables. */
const labelsIn = (text: string) =>
  [...text.matchAll(/["`][^"`\n]*["`]/g)].flatMap(
    ([quoted]) => quoted.match(/\bT\d{1,3}\b(?!\d|-|:)/g) ?? [],
  );

test("each threat of docs/security.md names tests with its label in their titles", () => {
  expect(threats.length).toBeGreaterThanOrEqual(80);
  expect(threats.map(({ label }) => label)).toEqual(threats.map((_, at) => `T${at + 1}`));
  const faults = threats.flatMap(({ label, proofs }) =>
    proofs.length === 0
      ? [`${label} is proved by nothing`]
      : proofs.flatMap(({ file, name }) => {
          if (!existsSync(file)) return [`${label}: there is no ${file}`];
          const isProof = (title: string) =>
            title.includes(name) && new RegExp(`\\b${label}\\b`).test(title);
          return listTestTitles(file, read(file)).some(isProof)
            ? []
            : [`${file} has no test with ${label} and “${name}” in its title`];
        }),
  );
  expect(faults).toEqual([]);
});

test("each label of a test is explained in docs/security.md", () => {
  const explained = new Set(threats.map(({ label }) => label));
  const unexplained = tests.flatMap((file) =>
    labelsIn(read(file))
      .filter((label) => !explained.has(label))
      .map((label) => `${label} in ${file}`),
  );
  expect(tests.length).toBeGreaterThan(200);
  expect(unexplained).toEqual([]);
});
