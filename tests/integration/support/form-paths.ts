import * as build from "virtual:react-router/server-build";

/** Where the site's forms are sent: the address of every route with an action, `:id` and the like as they stand. */
export function listFormPaths(): string[] {
  const pathOf = (id: string): string => {
    const { parentId, path = "" } = build.routes[id]!;
    return [parentId ? pathOf(parentId) : "", path].filter(Boolean).join("/");
  };
  return Object.entries(build.routes)
    .filter(([, route]) => route!.module.action)
    .map(([id]) => `/${pathOf(id)}`);
}
