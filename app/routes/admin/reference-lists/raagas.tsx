import { editedRaagas } from "../../../data/music/edited-raagas.ts";
import type { Route } from "./+types/raagas";
import { actOnReferenceList } from "./act-on-list.server.ts";
import { ReferenceListPage } from "./list-page.tsx";
import { loadReferenceList } from "./load-list.server.ts";
import { RaagaFields } from "./raaga-fields.tsx";

export const loader = (args: Route.LoaderArgs) => loadReferenceList(editedRaagas, args);
export const action = (args: Route.ActionArgs) => actOnReferenceList(editedRaagas, args);

export default function Raagas({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ReferenceListPage
      kind="raaga"
      list={loaderData}
      actionData={actionData}
      Fields={RaagaFields}
    />
  );
}
