import { logIn, makeUser } from "./users.ts";
import { submit, visit } from "./front-door.ts";

/** Creates an administrator who reads pages and submits forms. */
export const makeAdministrator = (username = "admin@example.org") =>
  makeEditor(username, "Administrator");

/** Creates a user with a role who reads pages and submits forms. */
export async function makeEditor(
  username: string,
  role: "Viewer" | "Contributor" | "Administrator",
) {
  const id = await makeUser(username, role);
  const cookie = await logIn(username);
  return {
    id,
    cookie,
    read: (path: string) => visit(path, { headers: { Cookie: cookie } }),
    send: (path: string, fields: Record<string, string>) =>
      submit(path, fields, { Cookie: cookie }),
    /** Submits a file as the import form does. */
    upload: (path: string, text: string | Uint8Array<ArrayBuffer>, act = "check") => {
      const body = new FormData();
      body.set("act", act);
      body.set("file", new File([text], "list.csv", { type: "text/csv" }));
      const headers = { Cookie: cookie, Origin: "http://localhost:8787" };
      return visit(path, { method: "POST", body, headers });
    },
  };
}

export type Administrator = Awaited<ReturnType<typeof makeAdministrator>>;
