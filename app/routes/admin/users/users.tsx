import { data } from "react-router";
import { userContext, databaseContext } from "../../../web/context.ts";
import { findRequest } from "../../../data/users/approvals.ts";
import { findUser, listUsers } from "../../../data/users/user-list.ts";
import { listRoles } from "../../../data/users/roles.ts";
import { userSorts } from "../../../domain/users/user-list.ts";
import { oneOf, parseId, parseListPage } from "../../../domain/paging.ts";
import { withErrorMessage } from "../../../web/failure.server.ts";
import { readFields } from "../../../web/form.server.ts";
import { keepWithin } from "../address.ts";
import { answerDecision } from "../decide.server.ts";
import type { Route } from "./+types/users";
import { answerDelete, answerRoles } from "./answers.server.ts";
import { UserList } from "./user-list.tsx";

const maxRoles = 100;

export const loader = withErrorMessage(
  "failure.users",
  async ({ context, url }: Route.LoaderArgs) => {
    const db = context.get(databaseContext);
    const query = url.searchParams;
    const q = query.get("q") ?? "";
    const tab = oneOf(["all", "pending"], query.get("tab"));
    const asked = parseListPage(query, userSorts);
    const list = await listUsers(db, { ...asked, username: q, pending: tab === "pending" });
    keepWithin(url, asked.page, list.total);
    const name = oneOf(["none", "edit", "delete", "reject"], query.get("dialog"));
    const id = parseId(query.get("id"));
    const own = context.get(userContext).id;
    return { ...list, q, tab, page: asked.page, own, dialog: id && (await open(db, name, id)) };
  },
);

async function open(db: Parameters<typeof findUser>[0], name: string, id: number) {
  if (name === "none") return null;
  const user = await findUser(db, id);
  if (!user) return null;
  if (name === "reject") {
    const request = user.requestId === null ? null : await findRequest(db, user.requestId);
    return request && { name: "reject" as const, request };
  }
  if (name === "delete") return { name: "delete" as const, user };
  const asked = { page: 1, size: maxRoles, sortBy: "name", direction: "asc" } as const;
  const { rows } = await listRoles(db, asked);
  return {
    name: "edit" as const,
    user,
    roles: rows.map((role) => ({ id: role.id, name: role.name })),
  };
}

export async function action(args: Route.ActionArgs) {
  const { act } = await readFields(args.request);
  switch (act) {
    case "approve":
      return answerDecision(args, "approved");
    case "reject":
      return answerDecision(args, "rejected");
    case "roles":
      return answerRoles(args);
    case "delete":
      return answerDelete(args);
    default:
      throw data(null, { status: 400 });
  }
}

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  return <UserList list={loaderData} formErrors={actionData?.formErrors} />;
}
