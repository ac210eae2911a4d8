import { and, eq, isNull, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { people } from "#drizzle/schema/index.ts";
import { jsonRow } from "../json-columns.ts";
import { nativeIn } from "../native-name.ts";

/** Who is said to have created a raaga or taala, by a column of its row; null for nobody whom the archive has. */
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
