import type { ShownName } from "../../domain/music/shown-name.ts";
import { Name } from "../../ui/name.tsx";
import type { RaagaScale } from "./scale.server.ts";

export const Scale = ({ scale, name }: { scale: RaagaScale; name: ShownName }) => (
  <section aria-labelledby="scale" className="panel scale">
    <h2 id="scale">
      <Name of={name} />
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
