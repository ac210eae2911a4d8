import { MusicName } from "../../shell/music-name.tsx";
import type { RaagaScale } from "./scale.server.ts";

interface Props {
  scale: RaagaScale;
  native: string | null;
  roman: string;
}

export const Scale = ({ scale, native, roman }: Props) => (
  <section aria-labelledby="scale" className="panel scale">
    <h2 id="scale">
      <MusicName native={native} roman={roman} />
    </h2>
    {scale.notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
    <dl>
      {scale.swaras.map(([label, swaras]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="swaras">{swaras}</dd>
        </div>
      ))}
    </dl>
  </section>
);
