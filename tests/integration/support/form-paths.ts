import * as build from "virtual:react-router/server-build";

/** Lists the path of every route with an action, with its parameters such as `:id`. */
export function listFormPaths(): string[] {
  const pathOf = (id: string): string => {
    const { parentId, path = "" } = build.routes[id]!;
    return [parentId ? pathOf(parentId) : "", path].filter(Boolean).join("/");
  };
  return Object.entries(build.routes)
    .filter(([, route]) => route!.module.action)
    .map(([id]) => `/${pathOf(id)}`);
}
