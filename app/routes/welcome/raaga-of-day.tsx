import { raagaPath } from "../../domain/music/raaga-path.ts";
import { Link } from "../../ui/link.tsx";
import { Name, RaagaMark } from "../../ui/name.tsx";
import { SoundButton } from "../songs/music/sound-button.tsx";
import type { RaagaOfDay as Raaga } from "./today.server.ts";

export function RaagaOfDay({ title, raaga }: { title: string; raaga: Raaga }) {
  const path = raagaPath(raaga.id);
  return (
    <section className="raaga-of-day" aria-labelledby="raaga">
      <h2 id="raaga">{title}</h2>
      <RaagaMark mark={raaga.mark} />
      <Link to={path} prefetch>
        <Name of={raaga.name} />
      </Link>
      <p>{raaga.place}</p>
      {raaga.ways.map(({ scale, label, swaras }) => (
        <p key={scale} className="swaras sounds">
          <SoundButton scale={scale} label={label} />
          {swaras.map((swara, at) => (
            <b key={at} className="sounding">
              {swara}
            </b>
          ))}
        </p>
      ))}
      {raaga.songs && (
        <p>
          <Link to={`${path}#compositions`}>{raaga.songs}</Link>
        </p>
      )}
    </section>
  );
}
