import type { Route } from "./+types/raagas";
import { LookupPage } from "./lookup-page.tsx";
import { actOnLookup, loadLookup } from "./lookup.server.ts";

export const loader = (args: Route.LoaderArgs) => loadLookup("raaga", args);
export const action = (args: Route.ActionArgs) => actOnLookup("raaga", args);

export default function Raagas({ loaderData, actionData }: Route.ComponentProps) {
  return <LookupPage kind="raaga" list={loaderData} answer={actionData} />;
}
