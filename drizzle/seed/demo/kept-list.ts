import { keptLists, keptSongs } from "#drizzle/schema/index.ts";
import { insertStatements } from "../sql.ts";
import { demoCompositions } from "./demo-compositions.ts";

/** Id of the Viewer of the demonstration. */
const viewer = 3;
/** Public: this list is for trying the archive. */
const shareToken = "demonstration-list";

const songs = [
  ["Meru Samana", "Shruti C, violin begins"],
  ["Amba Mamava", ""],
  ["Gati Nive", "After the tani avartanam"],
] as const;

/** Returns a shared list of the Viewer of the demonstration. */
export const keptListStatements = (): string[] => [
  ...insertStatements(keptLists, [{ id: 1, userId: viewer, name: "For practice", shareToken }]),
  ...insertStatements(
    keptSongs,
    songs.map(([title, note], at) => ({
      listId: 1,
      songId: demoCompositions.findIndex((song) => song.title === title) + 1,
      position: at + 1,
      note,
    })),
  ),
];
