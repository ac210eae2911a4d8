import { data } from "react-router";

interface ByList<Value> {
  raaga: Value;
  taala: Value;
}

/** Returns the value for a list of the address. Throws a 404 response if there is no such list. */
export function valueForList<Value>(list: string, values: ByList<Value>): Value {
  if (list !== "raaga" && list !== "taala") throw data(null, { status: 404 });
  return values[list];
}
