import { userContext, databaseContext } from "../../../web/context.ts";
import type { Database } from "../../../data/database.ts";
import { findRequest } from "../../../data/users/approvals.ts";
import { findUser, listUsers } from "../../../data/users/user-list.ts";
import { listRoles } from "../../../data/users/roles.ts";
import { userSorts } from "../../../domain/users/user-list.ts";
import { oneOf, parseId, parseListPage } from "../../../domain/paging.ts";
import { withErrorMessage } from "../../../web/failure.server.ts";
import { redirectBeyondLastPage } from "../address.ts";
import type { Route } from "./+types/users";
import { actOnUsers } from "./act-on-users.server.ts";
import { UserList } from "./user-list.tsx";

const maxRoles = 100;

export const loader = withErrorMessage(
  "failure.users",
  async ({ context, url }: Route.LoaderArgs) => {
    const db = context.get(databaseContext);
    const query = url.searchParams;
    const q = query.get("q") ?? "";
    const tab = oneOf(["all", "pending"], query.get("tab"));
    const listPage = parseListPage(query, userSorts);
    const list = await listUsers(db, { ...listPage, username: q, pending: tab === "pending" });
    redirectBeyondLastPage(url, listPage.page, list.total);
    const name = oneOf(["none", "edit", "delete", "reject"], query.get("dialog"));
    const id = parseId(query.get("id"));
    const ownId = context.get(userContext).id;
    return {
      ...list,
      q,
      tab,
      page: listPage.page,
      ownId,
      dialog: name === "none" ? null : await loadDialog(db, name, id),
    };
  },
);

const gone = { name: "gone" } as const;

async function loadDialog(db: Database, name: "edit" | "delete" | "reject", id: number | null) {
  const user = id && (await findUser(db, id));
  if (!user) return gone;
  if (name === "reject") {
    const request = user.requestId === null ? null : await findRequest(db, user.requestId);
    return request ? { name, request } : gone;
  }
  if (name === "delete") return { name, user };
  const listPage = { page: 1, size: maxRoles, sortBy: "name", direction: "asc" } as const;
  const { rows } = await listRoles(db, listPage);
  return {
    name,
    user,
    roles: rows.map((role) => ({ id: role.id, name: role.name })),
  };
}

export const action = actOnUsers;

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  return <UserList list={loaderData} formErrors={actionData?.formErrors} />;
}
