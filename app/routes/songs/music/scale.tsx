import type { ShownName } from "../../../domain/music/shown-name.ts";
import { Link } from "../../../ui/link.tsx";
import { Name } from "../../../ui/name.tsx";
import { MixedText } from "../../../ui/mixed-text.tsx";
import { ScaleSteps } from "../../raagas/scale/scale-steps.tsx";
import { ScaleFile } from "../../raagas/sound/scale-file.tsx";
import type { RaagaScale } from "./scale.server.ts";
import { SoundButton } from "./sound-button.tsx";

interface Props {
  scale: RaagaScale;
  name: ShownName;
  to: string;
}

export const Scale = ({ scale, name, to }: Props) => (
  <section aria-labelledby="scale" className="panel scale">
    <h2 id="scale">
      <Link to={to} prefetch>
        <Name of={name} />
      </Link>
    </h2>
    {scale.notes.map((note) => (
      <p key={note} className="hint">
        <MixedText text={note} />
      </p>
    ))}
    {scale.ways.map(({ label, steps, play }) => (
      <figure key={label} className="sounds">
        <figcaption>
          {label}
          {play && <SoundButton {...play} />}
        </figcaption>
        <ScaleSteps
          label={label}
          steps={steps}
          most={Math.max(...scale.ways.map((way) => way.steps.length))}
        />
        <p className="swaras">{steps.map((step) => step.label).join(" ")}</p>
      </figure>
    ))}
    {scale.sound && <ScaleFile {...scale.sound} />}
  </section>
);
