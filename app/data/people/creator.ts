import { and, eq, isNull, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { people } from "#drizzle/schema/index.ts";
import { jsonRow } from "../json-columns.ts";
import { nativeIn } from "../native-name.ts";

/** The attributed creator of a raaga or taala, from a column of its row; null if not a person of the archive. */
export const creatorOf = (creatorId: SQLWrapper, language: SQLWrapper | string) =>
  jsonRow(
    new QueryBuilder()
      .select({
        id: people.id,
        name: people.name,
        native: nativeIn(people.scriptNames, language).as("native"),
      })
      .from(people)
      .where(and(eq(people.id, creatorId), isNull(people.mergedInto))),
  );
