import { env } from "cloudflare:workers";
import type { Administrator } from "./administrators.ts";

export async function compositionOf(song: number): Promise<number> {
  const statement = env.DB.prepare("SELECT composition_id AS id FROM songs WHERE id = ?");
  return (await statement.bind(song).first<number>("id"))!;
}

/** Merges the compositions of two songs, or two people. */
export async function merge(
  admin: Administrator,
  kind: "composition" | "person",
  from: number | string,
  to: number | string,
): Promise<Response> {
  const idOf = async (id: number | string) =>
    typeof id === "string" ? id : String((await compositionOf(id)) ?? 0);
  const fields = { act: "merge", from: await idOf(from), to: await idOf(to) };
  return admin.send(`/admin/same?kind=${kind}`, fields);
}

/** Returns the id of the latest merge, or of the one `back` merges before it. */
export async function mergeNumber(back = 0): Promise<number> {
  const { results } = await env.DB.prepare("SELECT id FROM merges ORDER BY id DESC").all<{
    id: number;
  }>();
  return results[back]!.id;
}

export const separate = (admin: Administrator, kind: "composition" | "person", id: number) =>
  admin.send(`/admin/merges?kind=${kind}&id=${id}`, { act: "separate" });
