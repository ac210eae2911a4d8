import { parseArgs } from "node:util";
import { measureAssets, measurePages } from "./bytes.ts";
import { songCsvLimits } from "#app/domain/songs/csv/portions.ts";
import { makeDatabases } from "./databases.ts";
import { measureWholeImport } from "./import-archive.ts";
import { measureBounds, measureReads } from "./reads.ts";
import { measureLargeUploads } from "./large-upload.ts";
import { measureMedia } from "./media-speed.ts";
import { judge, printReport, writeFigures } from "./report.ts";
import { run } from "../../scripts/local.ts";
import { takeSample } from "./sample.ts";
import { measureScheduledWork } from "./scheduled-work.ts";
import { measureSpeed } from "./speed.ts";
import { measureWorker } from "./worker-size.ts";

// `npm run bench [-- --sizes 400,10000,100000] [--quick] [--only-reads | --only-uploads | --only-rest | --only-import | --only-jobs] [--json FILE] [--no-build]`:
// measures the Worker as it is deployed and compares it with its targets; exits with 1 if one is missed.
// Needs no network.
const { values } = parseArgs({
  options: {
    sizes: { type: "string" },
    quick: { type: "boolean", default: false },
    json: { type: "string" },
    "only-reads": { type: "boolean", default: false },
    "only-uploads": { type: "boolean", default: false },
    "only-rest": { type: "boolean", default: false },
    "only-import": { type: "boolean", default: false },
    "only-jobs": { type: "boolean", default: false },
    "no-build": { type: "boolean", default: false },
  },
});
const { quick } = values;
const sizes = (values.sizes ?? (quick ? "400,10000" : "400,10000,100000")).split(",").map(Number);
if (!sizes.every((size) => Number.isSafeInteger(size) && size >= 100)) {
  console.error("--sizes takes whole numbers from 100 on, with commas.");
  process.exit(1);
}

if (!values["no-build"]) run("react-router", ["build"]);
const { states, remove } = makeDatabases(sizes);
try {
  const { state } = states.at(-1)!;
  const sample = takeSample(state);
  const { songIds, commonWord, common } = sample;
  const song = `/songs/${songIds.at(-1)!.id}`;
  const search = `/search?title=${commonWord}&searched=true`;
  const raaga = new URLSearchParams({ raagaDescription: common.raaga_id, searched: "true" });
  const rest = "/mbkmusic-mbkmusic/songs";
  const lists = [
    "/",
    "/home",
    "/home?view=table",
    "/search",
    search,
    `/search?${raaga}`,
    `/search?${raaga}&lng=ta`,
    "/raagas",
    "/taalas",
    "/people",
  ];
  const pages = [...lists, song, "/raagas/Mechakalyani", "/taalas/Adi"];
  const calls = {
    "REST list": rest,
    "REST song": `${rest}/${songIds.at(-1)!.id}`,
    "REST search": `${rest}/searchWithAnd?title=${commonWord}`,
  };
  const pace = { rounds: quick ? 3 : 5, seconds: quick ? 3 : 6 };
  const isRest = (name: string) => name.startsWith("REST ");
  const measureUploads = async () => [
    ...(await measureMedia(state, quick ? 3 : 5)),
    ...(await measureLargeUploads(state)),
  ];
  const measureRest = async () => [
    ...(await measureReads(states, isRest)),
    ...(await measureSpeed(state, song, search, calls, { ...pace, which: isRest })),
  ];
  const measureImport = async () => {
    const whole = states.findLast(({ size }) => size <= songCsvLimits.rows);
    return whole ? measureWholeImport(whole.state) : [];
  };
  const measureJobs = () => measureScheduledWork(state, sample, quick ? 20 : 60);
  const measureAll = async () => [
    ...(await measureUploads()),
    ...(await measureImport()),
    ...(await measureReads(states)),
    ...measureBounds(),
    ...(await measurePages(state, pages)),
    ...measureAssets(),
    ...measureWorker(),
    ...(await measureSpeed(state, song, search, calls, pace)),
    ...(await measureJobs()),
  ];
  const measure = values["only-uploads"]
    ? measureUploads
    : values["only-rest"]
      ? measureRest
      : values["only-import"]
        ? measureImport
        : values["only-jobs"]
          ? measureJobs
          : values["only-reads"]
            ? () => measureReads(states)
            : measureAll;
  const figures = await measure();
  printReport(figures);
  if (values.json) writeFigures(values.json, figures);
  process.exitCode = judge(figures) ? 0 : 1;
} finally {
  remove();
}
