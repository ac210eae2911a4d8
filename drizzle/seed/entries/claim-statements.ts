import { type ClaimSeed, claimStatements } from "../claims/claim-statements.ts";
import { isUnedited, type SeededKind } from "./editors.ts";
import { raagaClaims } from "../music/raaga-claims.ts";

const fields: Readonly<Record<string, string>> = {
  arohana: "arohana",
  parent: "parentId",
  creator: "creatorId",
  bhashanga: "bhashanga",
  time: "timeOfDay",
};

/** SQL condition: whether a claim of the seeds still matches the entry. */
function isStillSaid(kind: SeededKind): string {
  const field = "claim.value ->> 'field'";
  const edited = Object.entries(fields).map(
    ([name, column]) => `WHEN '${name}' THEN ${isUnedited(kind, "subject.value", column)}`,
  );
  return `subject.value IN (SELECT id FROM ${kind}s)
    AND ${isUnedited(kind, "subject.value", "sources")}
    AND CASE ${field} WHEN '' THEN true ${edited.join(" ")}
      ELSE CASE WHEN ${field} GLOB 'alias *'
        THEN EXISTS (SELECT 1 FROM ${kind}_aliases
          WHERE ${kind}_id = subject.value AND alias = substr(${field}, 7))
        ELSE ${isUnedited(kind, "subject.value", "scales")} END END`;
}

const countedSources = `nullif((SELECT count(*) FROM claims
  WHERE subject_kind = 'raaga' AND subject_id = raagas.id AND field = 'arohana'), 0)`;

/**
 * Returns statements that replace the seeds' claims on scales, parents, foreign swaras and times that no user has
 * changed, and count the sources of scales.
 */
export function entryClaimStatements(taalaClaims: ClaimSeed[]): string[] {
  const changed = ["arohana", "parentId", "bhashanga", "timeOfDay", "scales", "sources"].map(
    (field) => isUnedited("raaga", "subject_id", field),
  );
  return [
    `DELETE FROM claims WHERE subject_kind = 'raaga' AND (field IN ('arohana', 'parent', 'bhashanga', 'time') OR field GLOB 'scale *')
      AND ${changed.join(" AND ")}`,
    ...claimStatements(raagaClaims, isStillSaid("raaga")),
    ...claimStatements(taalaClaims, isStillSaid("taala")),
    `UPDATE raagas SET agreement = ${countedSources} WHERE agreement IS NOT ${countedSources}`,
  ];
}
