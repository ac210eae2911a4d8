import { useEffect, useState } from "react";
import { loadOfflineWords } from "../../../i18n/offline-words.ts";
import { AreaI18nProvider, useI18n } from "../../../i18n/provider.tsx";
import { songIdsOf } from "../../../domain/kept/device-lists.ts";
import { forgetVisits, readVisits } from "../../../offline/pages.ts";
import { type KeptThing, listThings, removeThings, sweep } from "../../../offline/things.ts";
import { PlayAll } from "../../../player/play-all.tsx";
import { formatMoment, formatSize } from "../../../shell/offline/formats.ts";
import { tellWorker } from "../../../shell/offline/tell-worker.ts";
import { Link } from "../../../ui/link.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useDeviceLists } from "./device-storage.ts";
import { useEntries } from "./use-entries.ts";

const words = await loadOfflineWords();

interface Kept {
  things: KeptThing[];
  /** How many pages are kept because they were visited. */
  visits: number;
  /** Bytes that the browser keeps for this site; null if it does not say. */
  used: number | null;
}

/** What the device keeps for reading and practice without a connection. */
export default function KeptThings() {
  return (
    <AreaI18nProvider messages={words}>
      <Things />
    </AreaI18nProvider>
  );
}

async function readKept(): Promise<Kept> {
  const [things, visits, { usage = null }] = await Promise.all([
    listThings(),
    readVisits(),
    navigator.storage.estimate(),
  ]);
  return { things, visits: visits.length, used: usage };
}

function Things() {
  const { t, language } = useI18n("device");
  const { t: say } = useI18n("offline");
  const toast = useToast();
  const listed = songIdsOf(useDeviceLists());
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    // A browser without caches keeps nothing.
    readKept().then(setKept, () => {});
  }, []);
  if (!kept) return null;
  const change = async (removal: Promise<void>) => {
    try {
      await removal;
      toast({ kind: "success", text: say("offline.removed") });
    } catch {
      toast({ kind: "error", text: say("offline.notRemoved") });
    }
    tellWorker();
    await readKept().then(setKept, () => {});
  };
  const { things, visits, used } = kept;
  return (
    <section aria-labelledby="kept-things">
      <h2 id="kept-things">{say("offline.title")}</h2>
      {things.length === 0 && <p>{say("offline.none", { keep: t("device.keep") })}</p>}
      <ul className="own-songs">
        {things.map((thing) => (
          <Thing
            key={`${thing.kind} ${thing.name} ${thing.to} ${thing.from ?? ""}`}
            thing={thing}
            onRemove={() => void change(removeThings([thing], listed))}
          />
        ))}
      </ul>
      {things.length > 0 && (
        <button
          type="button"
          className="button quiet"
          onClick={() => void change(removeThings(things, listed))}
        >
          {say("offline.removeAll")}
        </button>
      )}
      {visits > 0 && (
        <p>
          {say("offline.visited", { count: visits })}{" "}
          <button
            type="button"
            className="button quiet"
            onClick={() => void change(forgetVisits().then(sweep))}
          >
            {say("offline.forget")}
          </button>
        </p>
      )}
      {used !== null && (
        <p className="hint">{say("offline.used", { size: formatSize(language, used) })}</p>
      )}
    </section>
  );
}

function Thing({ thing, onRemove }: { thing: KeptThing; onRemove: () => void }) {
  const { t, language } = useI18n("offline");
  const { kind, name, to, songIds, keptAt, bytes } = thing;
  return (
    <li className="own-song panel">
      <div>
        <h3>{kind === "list" ? name : <Link to={to}>{name}</Link>}</h3>
        <p>
          {t("offline.kept", {
            date: formatMoment(language, keptAt),
            size: formatSize(language, bytes),
          })}
        </p>
      </div>
      <div className="actions">
        {songIds.length > 0 && <PlayAll ids={songIds} />}
        <button
          type="button"
          className="button quiet"
          aria-label={`${t("offline.remove")}: ${name}`}
          onClick={onRemove}
        >
          {t("offline.remove")}
        </button>
      </div>
      {kind === "list" && <ListedSongs ids={songIds} />}
    </li>
  );
}

function ListedSongs({ ids }: { ids: readonly number[] }) {
  const { entries } = useEntries(ids);
  return (
    <ol>
      {ids.map((id) => {
        const entry = entries.get(id);
        return <li key={id}>{entry ? <Link to={`/songs/${id}`}>{entry.title}</Link> : "…"}</li>;
      })}
    </ol>
  );
}
