import { cutText } from "../../domain/cut-text.ts";
import { tidyLine } from "../../domain/tidy-text.ts";
import { data, redirect, type RouterContextProvider } from "react-router";
import type { Services } from "../../operations/services.ts";
import { stagedUploadsContext, userContext } from "../../web/context.ts";
import { servicesOf } from "../../web/services.server.ts";
import { toCsvFormErrors } from "./read-upload.server.ts";

type Context = Readonly<RouterContextProvider>;
export type Bytes = AsyncIterable<Uint8Array>;

const toStream = (bytes: Uint8Array<ArrayBuffer>): Bytes => new Blob([bytes]).stream();

/** Finds a file that the user has staged for this purpose within the last hour, or null. */
export async function findStagedFile(context: Context, token: string, purpose: string) {
  const userId = context.get(userContext).id;
  const stagedFile = await context.get(stagedUploadsContext).find(token, { purpose, userId });
  return stagedFile && { fileName: stagedFile.fileName, read: () => toStream(stagedFile.bytes) };
}

/** Stages an uploaded file and redirects to its preview. Responds with 400 if `plan` throws CsvFileError. */
export async function stageFile(
  {
    purpose,
    path,
    plan,
  }: {
    purpose: string;
    path: string;
    plan: (services: Services, bytes: Bytes) => Promise<unknown>;
  },
  file: File,
  context: Context,
) {
  try {
    await plan(servicesOf(context), file.stream());
  } catch (error) {
    return data({ formErrors: toCsvFormErrors(error) }, 400);
  }
  return storeFile({ purpose, path }, file, context);
}

/** Stages an uploaded file that has been read before, and redirects to its preview. */
export async function storeFile(
  { purpose, path }: { purpose: string; path: string },
  file: File,
  context: Context,
) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const fileName = fileNameOf(file);
  const userId = context.get(userContext).id;
  const token = await context.get(stagedUploadsContext).put({ purpose, userId, fileName, bytes });
  return redirect(`${path}?file=${token}`);
}

export const fileNameOf = (file: File) => cutText(tidyLine(file.name), 100);
