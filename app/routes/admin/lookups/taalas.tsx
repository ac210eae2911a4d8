import type { Route } from "./+types/taalas";
import { LookupPage } from "./lookup-page.tsx";
import { actOnLookup, loadLookup } from "./lookup.server.ts";

export const loader = (args: Route.LoaderArgs) => loadLookup("taala", args);
export const action = (args: Route.ActionArgs) => actOnLookup("taala", args);

export default function Taalas({ loaderData, actionData }: Route.ComponentProps) {
  return <LookupPage kind="taala" list={loaderData} answer={actionData} />;
}
