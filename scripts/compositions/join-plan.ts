import {
  findFills,
  listOtherTitles,
  type StatedField,
} from "#app/domain/songs/same-composition.ts";
import { listGoingSongs } from "./keep-songs.ts";
import type { GroupedComposition } from "./read-compositions.ts";

/** What becomes of a group: its others are merged into the oldest. */
export interface JoinPlan {
  oldest: GroupedComposition;
  others: GroupedComposition[];
  fills: { field: StatedField; from: GroupedComposition }[];
  otherTitles: string[];
  /** Songs without a recording that are no longer needed. */
  going: number[];
}

export function planJoin(group: readonly GroupedComposition[]): JoinPlan {
  const [oldest, ...others] = group as [GroupedComposition, ...GroupedComposition[]];
  return {
    oldest,
    others,
    fills: findFills(group),
    otherTitles: listOtherTitles(group),
    going: listGoingSongs(group),
  };
}

export const hasNewTitles = ({ oldest, otherTitles }: JoinPlan) =>
  otherTitles.length > oldest.otherTitles.length;
