import { data } from "react-router";

interface OfLists<Value> {
  raaga: Value;
  taala: Value;
}

/** Returns the value for a list of the address. Throws a 404 response if there is no such list. */
export function listWith<Value>(list: string, values: OfLists<Value>): Value {
  if (list !== "raaga" && list !== "taala") throw data(null, { status: 404 });
  return values[list];
}
