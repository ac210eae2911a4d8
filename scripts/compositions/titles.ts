import type { Access } from "../access.ts";

interface TitledComposition {
  id: number;
  title: string;
  createdBy: number | null;
}

const pageSize = 5000;

/** Lists compositions with the same key, as their ids; those whose key is "" are left out. */
export async function listAlike(
  { read }: Access,
  keyOf: (composition: TitledComposition) => string,
): Promise<number[][]> {
  const byKey = new Map<string, number[]>();
  for (let after = 0; ;) {
    const rows = await read<TitledComposition>(`SELECT id, title, created_by AS createdBy
      FROM compositions WHERE deleted_at IS NULL AND id > ${after} ORDER BY id LIMIT ${pageSize}`);
    for (const row of rows) {
      const key = keyOf(row);
      if (key !== "") byKey.set(key, [...(byKey.get(key) ?? []), row.id]);
    }
    if (rows.length < pageSize) break;
    after = rows.at(-1)!.id;
  }
  return [...byKey.values()].filter((ids) => ids.length > 1);
}
