import type { CreativeWork } from "schema-dts";
import { findStatement, isLicence } from "../../domain/records/rights.ts";

/** Says in JSON-LD who may use a work. Only what Creative Commons names is a licence. */
export function describeStatement(
  address: string | null,
): Pick<CreativeWork, "license" | "usageInfo"> {
  const statement = findStatement(address)?.address;
  return {
    license: statement && isLicence(statement) ? statement : undefined,
    usageInfo: statement && !isLicence(statement) ? statement : undefined,
  };
}
