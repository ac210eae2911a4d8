import { Icon } from "../../ui/icon.tsx";
import { useI18n } from "../../i18n/provider.tsx";

const keys = [
  { pressed: ["Space"], text: "player.keyToggle" },
  { pressed: ["arrow-left", "arrow-right"], text: "player.keySeek" },
  { pressed: ["Shift", "arrow-left", "arrow-right"], text: "player.keySong" },
  { pressed: ["[", "]"], text: "player.keyLoop" },
  { pressed: ["?"], text: "player.keyHelp" },
] as const;

/** Key names are English, as on keyboards, and words, as some fonts lack arrows. */
const arrows: Record<string, string> = { "arrow-left": "←", "arrow-right": "→" };

export function KeyHelp({ areOn, change }: { areOn: boolean; change: (on: boolean) => void }) {
  const { t } = useI18n("player");
  return (
    <section className="player-panel" aria-labelledby="player-keys">
      <h2 id="player-keys">{t("player.keys")}</h2>
      <dl className="player-keys">
        {keys.map(({ pressed, text }) => (
          <div key={text}>
            <dt>
              {pressed.map((one) => (
                <kbd key={one} lang="en">
                  {arrows[one] && <Icon name={one} />}
                  <span className={arrows[one] && "unseen"}>{arrows[one] ?? one}</span>
                </kbd>
              ))}
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <label className="player-check">
        <input type="checkbox" checked={areOn} onChange={(event) => change(event.target.checked)} />
        {t("player.keysOn")}
      </label>
    </section>
  );
}
