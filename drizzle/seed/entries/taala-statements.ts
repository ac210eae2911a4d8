import {
  aliasStatements,
  addStatements,
  fieldStatements,
  type AliasSeed,
  type EntrySeed,
  type SeededField,
} from "./entry-statements.ts";

const fieldOf = (field: string, column = field): SeededField => ({
  field,
  column,
  values: { [column]: `value ->> '${field}'` },
});

const fields: SeededField[] = [
  fieldOf("isoName", "iso_name"),
  fieldOf("jati"),
  fieldOf("angas"),
  fieldOf("groups"),
  fieldOf("aksharas"),
  fieldOf("creatorId", "creator_id"),
];

/** Returns the statements for taalas and their aliases. Users' changes stay. */
export function taalaStatements(taalas: EntrySeed[], aliases: AliasSeed[]): string[] {
  return [
    ...addStatements("taala", taalas),
    ...fieldStatements("taala", taalas, fields),
    ...aliasStatements("taala", aliases),
  ];
}
