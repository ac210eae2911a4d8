import { type MouseEvent, useEffect, useRef } from "react";
import { useI18n } from "../../../i18n/provider.tsx";
import { actionOf, usePlayer } from "../../../player/provider.tsx";
import { type DrawnParts, ServerDrawn } from "../../../shell/server-drawn.tsx";

/** A server-drawn part with `SongRows`, whose buttons play their song and say what they will do. */
export function DrawnSongRows(props: { parts: DrawnParts | null; name: string }) {
  const { t } = useI18n();
  const { shown, ask } = usePlayer();
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const button of rows.current!.querySelectorAll<HTMLButtonElement>("button.play")) {
      const action = actionOf(shown, Number(button.value));
      const title = button.parentElement!.querySelector("a")!.textContent;
      const icon = button.querySelector("use")!;
      button.setAttribute("aria-label", t(`player.${action}`, { title }));
      icon.href.baseVal = icon.href.baseVal.replace(/\w+$/, action === "pause" ? action : "play");
    }
  });
  const play = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLButtonElement>("button.play");
    if (button) ask({ ids: [Number(button.value)] });
  };
  return (
    // Its buttons are pressed, not itself.
    <div ref={rows} role="none" onClick={play}>
      <ServerDrawn {...props} />
    </div>
  );
}
