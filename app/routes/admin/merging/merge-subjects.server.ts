import type { MergeSubject } from "./merge-subject.server.ts";
import { mergedCompositions } from "./merged-compositions.server.ts";
import { mergedPeople } from "./merged-people.server.ts";

export const mergeKinds = ["composition", "person"] as const;

export const mergeSubjects: Record<(typeof mergeKinds)[number], MergeSubject> = {
  composition: mergedCompositions,
  person: mergedPeople,
};
