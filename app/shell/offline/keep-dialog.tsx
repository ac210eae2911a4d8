import { useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { KeepRequest, KeptThing } from "../../offline/things.ts";
import { loadOfflineWords } from "../../i18n/offline-words.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import dialogStylesheet from "../../styles/device.css?url";
import stylesheet from "../../styles/offline.css?url";
import { Link } from "../../ui/link.tsx";
import { useModal } from "../../ui/use-modal.ts";
import type { ShowBeside } from "./show-beside.ts";
import { formatMoment, formatSize } from "./formats.ts";
import { type Plan, planKeeping } from "./plan-keeping.ts";
import { useKeeping } from "./use-keeping.ts";

const words = await loadOfflineWords();
let presses = 0;

/** Opens the dialog that keeps what a `KeepButton` names. */
export const showKeepDialog = (button: HTMLElement, show: ShowBeside): void =>
  show(
    <AreaI18nProvider key={++presses} messages={words}>
      <KeepDialog
        title={button.textContent}
        request={JSON.parse(button.dataset.keep!) as KeepRequest}
        onClose={() => show(null)}
      />
    </AreaI18nProvider>,
  );

interface Props {
  /** The words of the button that was pressed. */
  title: string;
  request: KeepRequest;
  onClose: () => void;
}

function KeepDialog({ title, request, onClose }: Props) {
  const { t, language } = useI18n("offline");
  const id = useId();
  const [plan, setPlan] = useState<Plan | null>(null);
  const keeping = useKeeping(plan);
  const { state, thing } = keeping;
  const hasBegun = useRef(false);
  const { key } = useLocation();
  const [openedAt] = useState(key);
  useEffect(() => {
    if (key !== openedAt) onClose();
  }, [key, openedAt, onClose]);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void planKeeping(request, language).then(setPlan);
  }, [request, language]);
  return (
    <dialog ref={useModal()} className="panel device-dialog" aria-labelledby={id} onClose={onClose}>
      <Stylesheet href={dialogStylesheet} />
      <Stylesheet href={stylesheet} />
      <h2 id={id}>{title}</h2>
      <p>
        <b>{request.name}</b>
      </p>
      <p>{t(`offline.of.${request.kind}`)}</p>
      {plan && <Recordings plan={plan} keeping={keeping} />}
      <div role="status" className="keep-state">
        {state === "keeping" && (
          <KeepProgress label={title} keeping={keeping} size={plan?.size ?? 0} />
        )}
        {state === "done" && <p>{t("offline.done")}</p>}
        {state === "removed" && <p>{t("offline.removed")}</p>}
        {state === "noRoom" && <p>{t("offline.noRoom")}</p>}
        {state === "notRemoved" && <p>{t("offline.notRemoved")}</p>}
        {(state === "failed" || plan?.problem) && (
          <p>{t(plan?.problem === "unavailable" ? "offline.unavailable" : "offline.failed")}</p>
        )}
        {thing && state !== "keeping" && <Kept thing={thing} />}
      </div>
      <div className="actions">
        {state !== "keeping" && (
          <button
            type="button"
            className="button"
            disabled={!plan?.wish}
            onClick={() => void keeping.keep()}
          >
            {title}
          </button>
        )}
        {thing && state !== "keeping" && (
          <button type="button" className="button quiet" onClick={() => void keeping.remove()}>
            {t("offline.remove")}
          </button>
        )}
        <button type="button" className="button quiet" onClick={onClose}>
          {t(state === "keeping" ? "offline.cancel" : "offline.close")}
        </button>
      </div>
    </dialog>
  );
}

function Kept({ thing }: { thing: KeptThing }) {
  const { t, language } = useI18n("offline");
  const values = {
    date: formatMoment(language, thing.keptAt),
    size: formatSize(language, thing.bytes),
  };
  return (
    <p>
      {t("offline.kept", values)} <Link to="/device">{t("offline.onDevice")}</Link>
    </p>
  );
}

type Keeping = ReturnType<typeof useKeeping>;

function Recordings({ plan, keeping }: { plan: Plan; keeping: Keeping }) {
  const { t, language } = useI18n("offline");
  const { recordings, size, free, hasVideos, leftOut } = plan;
  return (
    <>
      {leftOut > 0 && <p className="hint">{t("offline.leftOut", { count: leftOut })}</p>}
      {recordings > 0 && (
        <label className="check">
          <input
            type="checkbox"
            checked={keeping.withRecordings}
            disabled={keeping.state === "keeping"}
            onChange={({ target }) => keeping.setWithRecordings(target.checked)}
          />
          {t("offline.recordings", { count: recordings, size: formatSize(language, size) })}
        </label>
      )}
      {hasVideos && <p className="hint">{t("offline.onYouTube")}</p>}
      {free !== null && (
        <p className="hint">{t("offline.room", { size: formatSize(language, free) })}</p>
      )}
    </>
  );
}

function KeepProgress(props: { label: string; keeping: Keeping; size: number }) {
  const { label, keeping, size } = props;
  const { t, language } = useI18n("offline");
  const { pages, of, bytes } = keeping.progress;
  return (
    <>
      <p>
        {t("offline.keeping", { pages, of })}
        {bytes > 0 && (
          <>
            <br />
            {t("offline.loading", {
              bytes: formatSize(language, bytes),
              size: formatSize(language, Math.max(size, bytes)),
            })}
          </>
        )}
      </p>
      <progress
        aria-label={label}
        max={of + size / 1e5 || 1}
        value={pages + Math.min(bytes, size) / 1e5}
      />
    </>
  );
}
