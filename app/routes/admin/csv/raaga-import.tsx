import type { Route } from "./+types/raaga-import";
import { ImportPage } from "./import-page.tsx";
import { actOnImport, loadImport } from "./import.server.ts";

export const loader = (args: Route.LoaderArgs) => loadImport("raaga", args);
export const action = (args: Route.ActionArgs) => actOnImport("raaga", args);

export default function RaagaImport({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportPage kind="raaga" plan={loaderData} formErrors={actionData?.formErrors} />;
}
