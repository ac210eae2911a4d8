import type { Route } from "./+types/taalas";
import { ReferenceListPage } from "./list-page.tsx";
import { actOnReferenceList, loadReferenceList } from "./reference-list.server.ts";

export const loader = (args: Route.LoaderArgs) => loadReferenceList("taala", args);
export const action = (args: Route.ActionArgs) => actOnReferenceList("taala", args);

export default function Taalas({ loaderData, actionData }: Route.ComponentProps) {
  return <ReferenceListPage kind="taala" list={loaderData} answer={actionData} />;
}
