import { data, redirect } from "react-router";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { findStationPage } from "../../data/songs/lists/station-page.ts";
import {
  now,
  radioPath,
  readStation,
  stationKinds,
  stationPlayPath,
  timeInIndia,
} from "../../domain/songs/lists/station.ts";
import { translate } from "../../i18n/translate.server.ts";
import { drawOnServer } from "../../shell/draw-on-server.server.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { ServerDrawn } from "../../shell/server-drawn.tsx";
import { DrawnSongRows } from "../songs/rows/drawn-song-rows.tsx";
import stylesheet from "../../styles/concerts.css?url";
import musicStylesheet from "../../styles/music.css?url";
import radioStylesheet from "../../styles/radio.css?url";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import { databaseContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/radio";
import { RadioButton } from "./radio-button.tsx";
import { nameStation } from "./station-name.server.ts";
import { Stations, StationFacts, StationSongs } from "./station-parts.server.tsx";

/** The radio of the query. `?time=now` redirects to that of the present time in India, which is another in each hour. */
export const loader = publicLoader(stationKinds, async (args: Route.LoaderArgs) => {
  const { context, url } = args;
  if (url.searchParams.get("time") === now)
    throw redirect(radioPath({ kind: "time", id: timeInIndia(Date.now()) }));
  const station = readStation(url.searchParams);
  const language = languageOf(context);
  const page = station && (await findStationPage(context.get(databaseContext), station, language));
  if (!station || !page) throw data(null, { status: 404 });
  const { name, lang } = nameStation(language, station, page);
  const radio = {
    name,
    lang,
    eyebrow: translate(language, "radio.eyebrow"),
    kind: station.kind === "time" ? translate(language, "radio.times") : null,
    lead: translate(language, "radio.lead"),
    description: translate(language, "radio.description", { name }),
    isAll: station.kind === "all",
    path: radioPath(station),
    play:
      page.songs.length > 0
        ? { from: stationPlayPath(station), label: translate(language, "radio.play") }
        : null,
    others: translate(language, "radio.others"),
    drawn: drawOnServer(args, {
      songs: <StationSongs language={language} station={station} page={page} />,
      facts: <StationFacts language={language} station={station} page={page} />,
      stations: <Stations language={language} station={station} decades={page.decades} />,
    }),
  };
  return { data: radio, version: page.version };
});

export const headers = pageHeaders();

export default function Radio({ loaderData }: Route.ComponentProps) {
  const { name, lang, eyebrow, lead, description, isAll, path, play, drawn } = loaderData;
  return (
    <article className="page concert radio">
      <Stylesheet href={musicStylesheet} />
      <Stylesheet href={stylesheet} />
      <Stylesheet href={radioStylesheet} />
      <PageHead
        title={isAll ? eyebrow : name}
        narrowed={isAll ? [] : [eyebrow]}
        description={description}
        path={path}
        index={isAll}
      />
      <div className="concert-body">
        <div>
          <p className="eyebrow">{[eyebrow, loaderData.kind].filter(Boolean).join(" · ")}</p>
          <h1 lang={lang}>{name}</h1>
          <p className="prose">{lead}</p>
          {play && <RadioButton key={play.from} {...play} />}
          <p className="to-others">
            <a href="#stations">{loaderData.others}</a>
          </p>
          <DrawnSongRows parts={drawn} name="songs" />
        </div>
        <div className="radio-side">
          <ServerDrawn parts={drawn} name="facts" />
          <ServerDrawn parts={drawn} name="stations" />
        </div>
      </div>
    </article>
  );
}
