import type { Route } from "./+types/raagas";
import { ReferenceListPage } from "./list-page.tsx";
import { actOnReferenceList, loadReferenceList } from "./reference-list.server.ts";

export const loader = (args: Route.LoaderArgs) => loadReferenceList("raaga", args);
export const action = (args: Route.ActionArgs) => actOnReferenceList("raaga", args);

export default function Raagas({ loaderData, actionData }: Route.ComponentProps) {
  return <ReferenceListPage kind="raaga" list={loaderData} answer={actionData} />;
}
