const day = 24 * 60 * 60 * 1000;

/** A version that was published by somebody else than its authors is usually found within days. */
const youngestDays = 7;
const oldestYears = 3;

/** What `npm view NAME@VERSION deprecated time versions --json` answers. */
export interface Registered {
  deprecated?: string;
  time: Record<string, string>;
  versions: string[] | string;
}

export interface Finding {
  text: string;
  /** Whether the check fails by it; the others are for somebody to look at. */
  isFault: boolean;
}

/** Judges the version of a package that is used: deprecated, a beta without need, too young; or long without another. */
export function judgeRelease(
  name: string,
  version: string,
  { deprecated, time, versions }: Registered,
  now: number,
): Finding[] {
  const findings: Finding[] = [];
  const add = (text: string, isFault = true) =>
    findings.push({ text: `${name} ${version}: ${text}`, isFault });
  const all = [versions].flat();
  if (deprecated) add(`deprecated: ${deprecated}`);
  const stable = all.findLast((one) => !one.includes("-") && compareVersions(one, version) >= 0);
  if (version.includes("-") && stable) add(`a beta, though there is ${stable}`);
  if (version.includes("-") && !stable) add("a beta: no later version is stable", false);
  const published = Date.parse(time[version] ?? "");
  if (Number.isNaN(published)) add("the registry does not know it");
  else if (now - published < youngestDays * day) add(`published ${time[version]?.slice(0, 10)}`);
  const newest = Math.max(...all.map((one) => Date.parse(time[one] ?? "")).filter(Number.isFinite));
  if (now - newest > oldestYears * 365 * day)
    add(`no other release since ${new Date(newest).toISOString().slice(0, 10)}`, false);
  return findings;
}

/** Compares two versions by their numbers alone: 5.0.0-beta and 5.0.0 are equal. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((one) => one.split("-")[0]!.split(".").map(Number));
  const different = left!.findIndex((number, at) => number !== right![at]);
  return different < 0 ? 0 : left![different]! - right![different]!;
}

/** Reads the answer of `npm audit signatures --json`, one line for each package that it does not vouch for. */
export function readSignatures(answer: string): string[] {
  let read: {
    error?: { summary?: string };
    invalid?: Signed[];
    missing?: Signed[];
  };
  try {
    read = JSON.parse(answer) as typeof read;
  } catch {
    return ["npm audit signatures gave no answer"];
  }
  const { error, invalid, missing } = read;
  if (error || !invalid || !missing)
    return [`npm audit signatures failed: ${error?.summary ?? "an answer of another form"}`];
  return [
    ...invalid.map(({ name, version }) => `${name} ${version}: its signature is wrong`),
    ...missing.map(({ name, version }) => `${name} ${version}: not signed by the registry`),
  ];
}

interface Signed {
  name: string;
  version: string;
}
