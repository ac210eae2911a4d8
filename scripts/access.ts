export interface Statement {
  sql: string;
  params: (string | number | null)[];
}

/** A database, local or deployed. */
export interface Access {
  read: <T>(sql: string, ...params: Statement["params"]) => Promise<T[]>;
  /** Runs statements as one transaction, which must be repeatable: if its response is lost, it is sent again. */
  write: (statements: (Statement | string)[]) => Promise<void>;
}

export const toStatement = (one: Statement | string): Statement =>
  typeof one === "string" ? { sql: one, params: [] } : one;

export function localAccess(db: D1Database): Access {
  const prepare = ({ sql, params }: Statement) => db.prepare(sql).bind(...params);
  return {
    read: async <T>(sql: string, ...params: Statement["params"]) =>
      (await prepare({ sql, params }).all<T>()).results,
    write: async (statements) => {
      if (statements.length > 0) await db.batch(statements.map((one) => prepare(toStatement(one))));
    },
  };
}
