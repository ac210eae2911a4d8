const lifetimeSeconds = 7 * 24 * 3600;

export type StagedPortions = ReturnType<typeof openStagedPortions>;

/** A portion, counted from 0, or a preview, of which a file has one for each way to read it. */
type Part = number | `preview-${string}`;

const keyOf = (token: string, part: Part) => `import:${token}:${part}`;

/** Stores the portions of a large file, as JSON, and previews of it, until they are imported or for a week. */
export function openStagedPortions(kv: KVNamespace) {
  const store = (token: string, part: Part, value: unknown) =>
    kv.put(keyOf(token, part), JSON.stringify(value), { expirationTtl: lifetimeSeconds });
  return {
    /** Stores portions, and returns their token. */
    async put(portions: readonly unknown[]): Promise<string> {
      const token = crypto.getRandomValues(new Uint8Array(16)).toHex();
      await Promise.all(portions.map((one, at) => store(token, at, one)));
      return token;
    },
    putPreview: (token: string, way: string, preview: unknown) =>
      store(token, `preview-${way}`, preview),
    findPreview: <Preview>(token: string, way: string) =>
      kv.get<Preview>(keyOf(token, `preview-${way}`), "json"),
    find: <Portion>(token: string, at: number) => kv.get<Portion>(keyOf(token, at), "json"),
    delete: (token: string, part: Part) => kv.delete(keyOf(token, part)),
  };
}
