import { data } from "react-router";
import type { CsvListKind } from "./entry-paths.ts";

/** Returns the value for a list of the address. Throws a 404 response if there is no such list. */
export function valueForList<Value>(list: string, values: Record<CsvListKind, Value>): Value {
  if (list !== "raaga" && list !== "taala" && list !== "deity") throw data(null, { status: 404 });
  return values[list];
}
