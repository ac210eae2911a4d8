export type AliasKind = "spelling" | "synonym" | "other school";
export interface Alias {
  alias: string;
  kind: AliasKind;
}

/** Formats the aliases of one kind as a form field or CSV cell. */
export function aliasText(aliases: readonly Alias[], kind: AliasKind): string {
  return aliases
    .filter((one) => one.kind === kind)
    .map(({ alias }) => alias)
    .join("; ");
}

/** Removes duplicate aliases. */
export const distinctAliases = <One extends Alias>(all: One[]): One[] =>
  all.filter(({ alias }, at) => all.findIndex((one) => one.alias === alias) === at);
