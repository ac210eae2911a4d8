import { useEffect, useId, useState } from "react";
import { deviceKey } from "../../domain/kept/device-key.ts";
import { loadOfflineWords } from "../../i18n/offline-words.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { deleteStores } from "../../offline/store.ts";
import { listThings } from "../../offline/things.ts";
import { practiceKeys } from "../../player/storage/practice-keys.ts";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import stylesheet from "../../styles/device.css?url";
import { readLocal } from "../../ui/read-local.ts";
import { useModal } from "../../ui/use-modal.ts";

interface Asked {
  form: HTMLFormElement;
  words: Record<string, string>;
}

/** Asks, when a user signs out, whether what is kept on the device stays. Without an answer nobody is signed out. */
export function SignOutQuestion() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    const ask = async (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      // An idle session ends by itself: nobody is there to answer.
      if (new URL(form.action).pathname !== "/logout" || "reason" in form.elements) return;
      // Before the router's own forms are told.
      event.preventDefault();
      event.stopPropagation();
      const words = (await keepsSomething()) ? await loadOfflineWords().catch(() => null) : null;
      if (words) setAsked({ form, words });
      else form.submit();
    };
    const listener = (event: SubmitEvent) => void ask(event);
    window.addEventListener("submit", listener, { capture: true });
    return () => window.removeEventListener("submit", listener, { capture: true });
  }, []);
  return (
    asked && (
      <AreaI18nProvider messages={asked.words}>
        <Question form={asked.form} onClose={() => setAsked(null)} />
      </AreaI18nProvider>
    )
  );
}

async function keepsSomething(): Promise<boolean> {
  if (readLocal(deviceKey)) return true;
  try {
    return (await listThings()).length > 0;
  } catch {
    // The browser has no caches here.
    return false;
  }
}

function Question({ form, onClose }: { form: HTMLFormElement; onClose: () => void }) {
  const { t } = useI18n("offline");
  const id = useId();
  const keep = () => {
    forgetUser();
    const field = Object.assign(document.createElement("input"), {
      type: "hidden",
      name: "kept",
      value: "stays",
    });
    form.appendChild(field);
    form.submit();
  };
  const remove = async () => {
    // Not all browsers do as the answer's `Clear-Site-Data` says.
    await deleteStores().catch(() => {});
    form.submit();
  };
  return (
    <dialog ref={useModal()} className="panel device-dialog" aria-labelledby={id} onClose={onClose}>
      <Stylesheet href={stylesheet} />
      <h2 id={id}>{t("offline.signOut")}</h2>
      <p>{t("offline.signOutText")}</p>
      <div className="actions">
        <button type="button" className="button" onClick={keep}>
          {t("offline.stays")}
        </button>
        <button type="button" className="button quiet" onClick={() => void remove()}>
          {t("offline.goes")}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          {t("offline.cancel")}
        </button>
      </div>
    </dialog>
  );
}

/** Removes what the user has left in the browser, as drafts, but not lists of songs and settings of practice. */
function forgetUser(): void {
  const staying: readonly string[] = [deviceKey, ...practiceKeys];
  sessionStorage.clear();
  for (const key of Object.keys(localStorage))
    if (!staying.includes(key)) localStorage.removeItem(key);
}
