import type { ListedScale } from "../../data/music/list-scales.ts";
import type { PractisedRaaga } from "../../data/music/taala-pages/practice.ts";
import { parseScale } from "../../domain/music/scale.ts";

interface Asked {
  raaga: PractisedRaaga | null;
  asked: { taala: string; keeping: string };
}

/**
 * Returns the raaga and the taala that the address of a stored document names: without a connection, the document may
 * be that of another query (`service-worker.ts`). The raaga is found among the scales that the device keeps.
 */
export async function findAskedHere({ raaga, asked }: Asked): Promise<Asked> {
  const query = new URLSearchParams(location.search);
  const id = query.get("raaga");
  return {
    raaga: id === null || id === raaga?.id ? raaga : await findKeptRaaga(id),
    asked: { ...asked, taala: query.get("taala") ?? asked.taala },
  };
}

async function findKeptRaaga(id: string): Promise<PractisedRaaga | null> {
  const response = await fetch("/scales.json");
  const { scales } = await response.json<{ scales: ListedScale[] }>();
  const found = scales.find(([one]) => one === id);
  if (!found) return null;
  const [, native, arohana, avarohana] = found;
  return { id, native, scale: { up: parseScale(arohana), down: parseScale(avarohana) } };
}
