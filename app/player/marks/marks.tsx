import { useEffect, useSyncExternalStore } from "react";
import stylesheet from "../../styles/marks.css?url";
import { loadHeardWords } from "../../i18n/heard-words.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import { listMarks, watchHistory } from "../storage/history.ts";
import { markLinks } from "./mark-links.ts";

const words = await loadHeardWords();

let cached = { text: "", marks: listMarks() };

/** The marks; the same map as long as they are the same. */
function readMarks() {
  const marks = listMarks();
  const text = [...marks].join();
  if (text !== cached.text) cached = { text, marks };
  return cached.marks;
}

/** Marks the songs of lists that were heard, or did not play. Loaded where something was. */
export default function Marks() {
  return (
    <AreaI18nProvider messages={words}>
      <MarkedLinks />
    </AreaI18nProvider>
  );
}

function MarkedLinks() {
  const { t } = useI18n("heard");
  const marks = useSyncExternalStore(watchHistory, readMarks);
  useEffect(() => {
    const page = document.getElementById("content");
    if (!page) return;
    const mark = () => markLinks(page, marks);
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(page, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [marks]);
  return (
    <>
      <Stylesheet href={stylesheet} />
      <span id="mark-heard" hidden>
        {t("heard.mark")}
      </span>
      <span id="mark-failed" hidden>
        {t("heard.failed")}
      </span>
    </>
  );
}
