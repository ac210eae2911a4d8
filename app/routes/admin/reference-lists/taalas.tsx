import { editedTaalas } from "../../../data/music/edited-taalas.ts";
import type { Route } from "./+types/taalas";
import { actOnReferenceList } from "./act-on-list.server.ts";
import { ReferenceListPage } from "./list-page.tsx";
import { loadReferenceList } from "./load-list.server.ts";
import { TaalaFields } from "./taala-fields.tsx";

export const loader = (args: Route.LoaderArgs) => loadReferenceList(editedTaalas, args);
export const action = (args: Route.ActionArgs) => actOnReferenceList(editedTaalas, args);

export default function Taalas({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ReferenceListPage
      kind="taala"
      list={loaderData}
      actionData={actionData}
      Fields={TaalaFields}
    />
  );
}
