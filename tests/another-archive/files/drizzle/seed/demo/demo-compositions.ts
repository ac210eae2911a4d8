import { archive } from "#app/archive.ts";
import type { DemoComposition } from "#drizzle/seed/demo/composition.ts";
import { olderCompositions } from "#drizzle/seed/demo/older-compositions.ts";

export const himself = { id: archive.composerId, name: archive.composer };

export const demoCompositions: readonly DemoComposition[] = olderCompositions.filter(
  ({ composer }) => composer.id === archive.composerId,
);
