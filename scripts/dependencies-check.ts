import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { findLicenceFaults } from "./packages/licences.ts";
import {
  type Finding,
  judgeRelease,
  readSignatures,
  type Registered,
} from "./packages/releases.ts";

// `npm run dependencies:check`: asks the registry whether what is installed is signed, and how old, deprecated or
// unfinished what package.json names is; and looks at the licences of all that is installed.
const { dependencies, devDependencies, overrides } = JSON.parse(
  readFileSync("package.json", "utf8"),
) as Record<string, Record<string, string>>;
const named = Object.entries({ ...dependencies, ...devDependencies, ...overrides });

/** Runs npm and returns what it wrote to stdout, also when it failed: its JSON then says why. */
const npm = (...args: string[]) =>
  new Promise<string>((resolve) => {
    execFile("npm", [...args, "--json"], { maxBuffer: 2 ** 28 }, (_, stdout) => resolve(stdout));
  });

async function judge(name: string, version: string): Promise<Finding[]> {
  const answer = await npm("view", `${name}@${version}`, "deprecated", "time", "versions");
  try {
    return judgeRelease(name, version, JSON.parse(answer) as Registered, Date.now());
  } catch {
    return [{ text: `${name} ${version}: the registry gave no answer`, isFault: true }];
  }
}

const waiting = [...named];
const findings: Finding[] = [];
/** Four at a time: each starts an npm. */
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      findings.push(...(await judge(...next)));
  }),
);
const faults = [
  ...readSignatures(await npm("audit", "signatures")),
  ...findLicenceFaults(),
  ...findings.filter(({ isFault }) => isFault).map(({ text }) => text),
].toSorted();
for (const { text, isFault } of findings) if (!isFault) console.log(`To look at: ${text}`);
for (const fault of faults) console.error(`Fault: ${fault}`);
console.log(`${named.length} packages of package.json asked after, ${faults.length} faults.`);
process.exitCode = faults.length > 0 ? 1 : 0;
