import { Fragment } from "react";
import { editorsReading } from "../../../domain/records/sources.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { MixedText } from "../../../ui/mixed-text.tsx";
import { Name } from "../../../ui/name.tsx";
import type { NotedSource, Source } from "../../../data/music/raaga-pages/raaga-detail.ts";

export function SourceList({ sources }: { sources: (Source | NotedSource)[] }) {
  const { t } = useI18n();
  return sources.map(({ title, address, ...more }, at) => (
    <Fragment key={title + address}>
      {at > 0 && ", "}
      {address ? (
        <a href={address} rel="noreferrer">
          <MixedText text={title} />
        </a>
      ) : (
        <MixedText text={title === editorsReading ? t("song.editorsReading") : title} />
      )}
      {"note" in more && more.note && (
        <>
          : <Name of={more.note} />
        </>
      )}
    </Fragment>
  ));
}
