import { archive } from "#app/archive.ts";
import type { DemoComposition, OwnComposition } from "./composition.ts";
import { firstCompositions, furtherCompositions } from "./compositions.ts";
import { gitams } from "./gitams.ts";
import { olderCompositions } from "./older-compositions.ts";

export const himself = { id: archive.composerId, name: archive.composer };

const toDemoComposition = (composition: OwnComposition): DemoComposition => ({
  songTypeId: "Kriti",
  ...composition,
  composer: himself,
});

/** In the order of their ids, from 1: add new ones at the end. */
export const demoCompositions: readonly DemoComposition[] = [
  ...firstCompositions.map(toDemoComposition),
  ...olderCompositions,
  ...furtherCompositions.map(toDemoComposition),
  ...gitams,
];
