import { mkdirSync, writeFileSync } from "node:fs";
import { cut, faces, folder } from "./fonts/faces.ts";

// `npm run fonts:write`: makes subsets of the fonts that nearly every page needs.
mkdirSync(folder, { recursive: true });
for (const face of faces) {
  const bytes = await cut(face);
  writeFileSync(`${folder}/${face.file}`, bytes);
  console.log(`${face.file}: ${bytes.length} bytes`);
}
