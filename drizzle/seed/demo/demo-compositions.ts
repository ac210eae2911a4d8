import type { DemoComposition, OwnComposition } from "./composition.ts";
import { firstCompositions, furtherCompositions } from "./compositions.ts";
import { olderCompositions } from "./older-compositions.ts";

export const himself = { id: "m-balamuralikrishna", name: "M. Balamuralikrishna" };

const own = (composition: OwnComposition): DemoComposition => ({
  songTypeId: "Kriti",
  ...composition,
  composer: himself,
});

/** In the order of their ids, from 1 on: new ones go to the end. */
export const demoCompositions: readonly DemoComposition[] = [
  ...firstCompositions.map(own),
  ...olderCompositions,
  ...furtherCompositions.map(own),
];
