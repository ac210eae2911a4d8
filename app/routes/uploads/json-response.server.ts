import type { MiddlewareFunction } from "react-router";
import { uploadFailures } from "../../domain/media/upload.ts";
import { translate } from "../../i18n/translate.server.ts";
import { uploadFailureOf } from "../../operations/media/upload-failure.ts";
import { languageOf } from "../../web/language.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import { requireUser } from "../../web/guards/require-user.ts";

const redirectsAsErrors: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const { status } = response;
  if (status !== 403 && (status < 300 || status >= 400)) return response;
  const [key, errorStatus] =
    status === 403 ? (["failure.act", 403] as const) : (["upload.signedOut", 401] as const);
  return Response.json({ message: translate(languageOf(context), key) }, { status: errorStatus });
};

export const contributorsOnly = [redirectsAsErrors, requireUser, requirePermission("addSongs")];

export async function respondWithJson(
  { context }: Pick<Parameters<MiddlewareFunction>[0], "context">,
  work: () => Promise<object>,
): Promise<Response> {
  try {
    return Response.json(await work());
  } catch (error) {
    const reason = uploadFailureOf(error);
    const { status, message: key } = uploadFailures[reason];
    return Response.json({ reason, message: translate(languageOf(context), key) }, { status });
  }
}
