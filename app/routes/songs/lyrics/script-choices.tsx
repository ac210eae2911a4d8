import { useLocation, useNavigate } from "react-router";
import type { Script, ScriptChoice } from "../../../domain/music/script/scripts.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { savePreference } from "../../../shell/save-preference.ts";

/** Scripts are named in the page's language: in their own script, each would need a font. */
const scriptNames = {
  te: "sung.te",
  ta: "sung.ta",
  kn: "sung.kn",
  ml: "sung.ml",
  hi: "lyrics.devanagari",
  iso: "lyrics.roman",
} as const satisfies Record<Script, string>;

interface Choices {
  original: Script | null;
  script: ScriptChoice;
  offered: Script[];
}

export function ScriptChoices({ original, script: current, offered }: Choices) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const choice = (script: ScriptChoice, name: string) => (
    <button
      key={script}
      type="submit"
      name="script"
      value={script}
      aria-pressed={current === script}
      onClick={(event) => {
        event.preventDefault();
        savePreference({ script });
        const { hash } = window.location;
        void navigate({ search: `?script=${script}`, hash }, { preventScrollReset: true });
      }}
    >
      {name}
    </button>
  );
  const originalName = original ? ` (${t(scriptNames[original])})` : "";
  return (
    <form id="script" method="post" action="/preferences" className="choices scripts">
      <input type="hidden" name="returnTo" value={`${pathname}#script`} />
      <fieldset>
        <legend>{t("lyrics.script")}</legend>
        {choice("original", t("lyrics.original") + originalName)}
        {offered.map((script) => choice(script, t(scriptNames[script])))}
      </fieldset>
    </form>
  );
}
