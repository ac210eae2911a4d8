import { z } from "zod";
import {
  CsvFileError,
  csvLimits,
  placeMessage,
  toLimitValues,
} from "#app/domain/records/csv/csv-file-error.ts";
import type { SongPlan } from "#app/domain/songs/csv/song-plan.ts";
import { editPermissions } from "#app/domain/songs/song-permissions.ts";
import { hasPermission } from "#app/domain/users/permissions.ts";
import { BodyError } from "#app/lib/body-error.ts";
import type { Bytes } from "#app/lib/bytes.ts";
import { boundaryOf, readMultipart } from "#app/lib/multipart.server.ts";
import { importSongs, planSongImport } from "#app/operations/songs/import-songs.ts";
import { operation } from "../http/operation.ts";
import { Problem } from "../http/problem.ts";
import { rejectEncoded } from "../http/read-body.ts";
import { writeProblem } from "../http/write-outcome.ts";
import { englishText } from "../http/english-text.ts";

type Plan = Awaited<ReturnType<typeof planSongImport>>;

const uploadCsv = operation(
  {
    method: "post",
    path: "/mbkmusic-mbkmusic/uploadCSV",
    summary:
      "Imports songs from a CSV file. A row with an id changes that song; any other row adds one and needs what the form requires. Invalid rows are reported, and the others are saved",
    access: "addSongs",
    body: {
      kind: "multipart",
      schema: z.object({
        file: z
          .string()
          .meta({ format: "binary", description: "UTF-8, at most 1 MB, 5,000 rows." }),
      }),
    },
    response: {
      status: 200,
      description:
        "For each invalid row, the reason and its cells; a single text if every row was saved.",
      json: z.array(z.array(z.string())),
    },
    problems: ["IN_USE"],
  },
  async ({ services, user, request }) => {
    const mayEditAny = hasPermission(user.roles, editPermissions.any);
    const scope = { ownerId: mayEditAny ? null : user.id };
    const plan = await readPlan(request, (bytes) => planSongImport(services, bytes, scope));
    const outcome = await importSongs(services, user, plan, crypto.randomUUID(), scope);
    if (outcome === "denied" || outcome === "tooLarge") throw writeProblem(outcome);
    if (outcome !== "done")
      throw new Problem("IN_USE", "The lists have changed. Please try again.");
    return Response.json(
      rejectedRows(plan) ?? [[storedText(plan.added.length + plan.edited.length)]],
    );
  },
);

async function readPlan(request: Request, plan: (bytes: Bytes) => Promise<Plan>): Promise<Plan> {
  rejectEncoded(request);
  if (!boundaryOf(request.headers.get("Content-Type"))) throw new Problem("UNSUPPORTED_MEDIA_TYPE");
  let songPlan: Plan | undefined;
  try {
    await readMultipart(request, async (name, _fileName, bytes) => {
      if (name === "file") songPlan ??= await plan(bytes);
    });
  } catch (error) {
    if (error instanceof BodyError)
      throw new Problem("ILLEGAL_ARGUMENT", englishText(`upload.${error.reason}`));
    if (!(error instanceof CsvFileError)) throw error;
    const code = error.reason === "tooBig" ? "PAYLOAD_TOO_LARGE" : "ILLEGAL_ARGUMENT";
    const place = englishText(placeMessage(error.place), { ...error.place });
    const values = { ...toLimitValues(csvLimits), what: error.detail };
    throw new Problem(code, `${place} ${englishText(`csv.${error.reason}`, values)}`);
  }
  if (!songPlan) throw new Problem("ILLEGAL_ARGUMENT", englishText("csv.fileRequired"));
  return songPlan;
}

const storedText = (songs: number) =>
  songs === 1 ? "1 song was stored." : `${songs} songs were stored.`;

function rejectedRows({ lines, rows }: SongPlan & Pick<Plan, "rows">): string[][] | null {
  const rejected = lines.flatMap((one, at) => {
    if (one.outcome === "add" || one.outcome === "change") return [];
    const why =
      one.outcome === "same"
        ? "It is in the archive already."
        : one.errors.map(({ error, values }) => englishText(error, values)).join(" ");
    return [[`Row ${one.row}, ${one.name}: ${why}`, ...rows[at]!.cells]];
  });
  return rejected.length > 0 ? rejected : null;
}

export const songImportCalls = [uploadCsv];
