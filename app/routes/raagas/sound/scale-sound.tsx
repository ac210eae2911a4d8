import { useId } from "react";
import { listPath } from "../../../lib/list-path.ts";
import { Link } from "../../../ui/link.tsx";
import type { SoundLabels } from "./sound-labels.server.ts";
import { SoundChoices } from "./sound-choices.tsx";

/** How scales sound: shruti and tempo. Without JavaScript, it plays the file of a raaga's scale. */
export function ScaleSound({ raagaId, labels }: { raagaId: string; labels: SoundLabels }) {
  const id = `sound${useId()}`;
  const file = `/raagas/${encodeURIComponent(raagaId)}/scale.wav`;
  return (
    <form className="scale-sound" action={file} aria-label={labels.title}>
      <SoundChoices id={id} labels={labels} />
      <Link to={listPath("/practise", { raaga: raagaId })}>{labels.practise}</Link>
      <noscript>
        <button type="submit" className="button">
          {labels.file}
        </button>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- swaras without words */}
        <audio controls preload="none" src={file} aria-label={labels.file} />
      </noscript>
    </form>
  );
}
