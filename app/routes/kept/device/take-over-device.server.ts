import { data, type RouterContextProvider } from "react-router";
import { takeOverLists } from "../../../data/kept/take-over.ts";
import { deviceForm } from "../../../domain/kept/device-form.ts";
import { maxKept, maxLists, maxSongs } from "../../../domain/kept/limits.ts";
import { databaseContext, userContext } from "../../../web/context.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { rejectForm } from "../../../web/form-errors.server.ts";
import { readFields } from "../../../web/form.server.ts";

interface Args {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Takes the submitted marks and lists of a device over into the user's account: all of them, or none if it fails. */
export async function takeOverDevice({ request, context }: Args) {
  const form = deviceForm.safeParse(await readFields(request));
  if (!form.success) return rejectForm(context, { message: "device.invalid" });
  const { id } = context.get(userContext);
  const { device } = form.data;
  const result = await takeOverLists(context.get(databaseContext), id, device, Date.now());
  if (result.ok)
    return redirectWithFlash(context, "/my-collection", {
      kind: "success",
      message: "device.takenOver",
      tookOver: true,
    });
  if (result.reason === "denied") throw data(null, { status: 403 });
  const values = { lists: maxLists, songs: maxSongs, total: maxKept };
  const message = { key: "device.tooMuch", values } as const;
  return rejectForm(context, { message }, 409);
}
