import type { Route } from "./+types/taala-import";
import { ImportPage } from "./import-page.tsx";
import { actOnImport, loadImport } from "./import.server.ts";

export const loader = (args: Route.LoaderArgs) => loadImport("taala", args);
export const action = (args: Route.ActionArgs) => actOnImport("taala", args);

export default function TaalaImport({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportPage kind="taala" plan={loaderData} formErrors={actionData?.formErrors} />;
}
