import { isEmpty, makeList, mark, songIdsOf } from "../../../domain/kept/device-lists.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { PlayAll } from "../../../player/play-all.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { DeviceList } from "./device-list.tsx";
import { DeviceSong } from "./device-song.tsx";
import { useDeviceLists } from "./device-storage.ts";
import { ListLinks } from "./list-links.tsx";
import { ListName } from "./list-name.tsx";
import { useChange } from "./use-change.ts";
import { useEntries } from "./use-entries.ts";

export function DeviceLists() {
  const { t } = useI18n("device");
  const deviceLists = useDeviceLists();
  const { entries, retry } = useEntries(songIdsOf(deviceLists));
  const change = useChange();
  return (
    <div className="device-lists">
      {isEmpty(deviceLists) && (
        <p>{t("device.empty", { favourite: t("kept.mark"), toList: t("kept.toList") })}</p>
      )}
      {retry && (
        <div role="alert" className="problems">
          <p>{t("device.loadFailed")}</p>
          <button type="button" className="button quiet" onClick={retry}>
            {t("scroll.retry")}
          </button>
        </div>
      )}
      {deviceLists.marks.length > 0 && (
        <section aria-labelledby="marks">
          <h2 id="marks">{t("kept.marks")}</h2>
          <PlayAll ids={deviceLists.marks} />
          <ol className="own-songs">
            {deviceLists.marks.map((id) => {
              const entry = entries.get(id);
              const title = entry?.title ?? t("device.gone");
              return (
                <DeviceSong key={id} entry={entry}>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={t("device.unmark", { title })}
                    onClick={() => change(mark(id, false), t("device.unmarked"))}
                  >
                    <Icon name="close" />
                  </button>
                </DeviceSong>
              );
            })}
          </ol>
          <ListLinks name={t("kept.marks")} ids={deviceLists.marks} />
        </section>
      )}
      {deviceLists.lists.map((list, at) => (
        <DeviceList key={list.name} id={`list-${at}`} list={list} entries={entries} />
      ))}
      <details className="panel device-new">
        <summary>{t("kept.newList")}</summary>
        <ListName
          label={t("kept.make")}
          onName={(name) => change(makeList(name), t("kept.made"))}
        />
      </details>
    </div>
  );
}
