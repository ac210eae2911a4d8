import { data } from "react-router";
import { publicLoader } from "../../../cache/public-loader.server.ts";
import { findRaagaPair } from "../../../data/music/raaga-pages/raaga-pair.ts";
import { besidePath } from "../../../domain/music/raaga-path.ts";
import { bothOf, showName, textOf } from "../../../domain/music/shown-name.ts";
import { areaMessages } from "../../../i18n/locales.server.ts";
import { translate } from "../../../i18n/translate.server.ts";
import { drawOnServer } from "../../../shell/draw-on-server.server.tsx";
import { PageHead } from "../../../shell/page-head.tsx";
import { ServerDrawn } from "../../../shell/server-drawn.tsx";
import { Stylesheet } from "../../../ui/document/stylesheet.tsx";
import musicStylesheet from "../../../styles/music.css?url";
import scaleStylesheet from "../../../styles/scale.css?url";
import soundStylesheet from "../../../styles/sound.css?url";
import stylesheet from "../../../styles/raagas.css?url";
import { databaseContext } from "../../../web/context.ts";
import { redirectOnError } from "../../../web/failure.server.ts";
import { languageOf } from "../../../web/language.ts";
import { pageHeaders } from "../../../web/page-headers.ts";
import type { Route } from "./+types/beside";
import { viewBeside } from "./beside-view.server.ts";
import { Columns } from "./columns.tsx";
import { Differences } from "./differences.tsx";
import { CompareTwo } from "../shown/compare-form.tsx";
import { SuggestRaagas } from "../shown/suggest-raagas.tsx";
import { SoundChoices } from "../sound/sound-choices.tsx";
import { soundLabels } from "../sound/sound-labels.server.ts";

async function load(args: Route.LoaderArgs) {
  const { context, params } = args;
  const language = languageOf(context);
  const ids = [params.id, params.other] as const;
  const found = await findRaagaPair(context.get(databaseContext), ids, language);
  if (!found) throw data(null, { status: 404 });
  const view = viewBeside(found, language);
  const sound = soundLabels(language);
  const [one, other] = found.pair.map(({ listed }) => showName(listed.native, listed.id));
  const values = { one: textOf(one!), other: textOf(other!) };
  const parts = {
    differences: <Differences view={view} />,
    columns: <Columns view={view} fileLabel={sound.file} />,
    form: <CompareTwo one={bothOf(one!)} other={bothOf(other!)} />,
  };
  return {
    data: {
      ids,
      title: translate(language, "beside.title", values),
      description: translate(language, "beside.description", values),
      sound: view.columns.some(({ played }) => played) ? sound : null,
      drawn: drawOnServer(args, parts, areaMessages("beside", language)),
    },
    version: found.version,
  };
}

export const loader = publicLoader([], redirectOnError("/raagas", "failure.raagas", load));

export const headers = pageHeaders();

export default function Beside({ loaderData }: Route.ComponentProps) {
  const { ids, title, description, drawn, sound } = loaderData;
  return (
    <div className="page raaga">
      <Stylesheet href={musicStylesheet} />
      <Stylesheet href={stylesheet} />
      <Stylesheet href={scaleStylesheet} />
      <Stylesheet href={soundStylesheet} />
      <PageHead title={title} description={description} path={besidePath(...ids)} index={false} />
      <h1>{title}</h1>
      <ServerDrawn parts={drawn} name="differences" />
      {sound && (
        <div className="needs-script">
          <SoundChoices id="sound" labels={sound} />
        </div>
      )}
      <ServerDrawn parts={drawn} name="columns" />
      <SuggestRaagas>
        <ServerDrawn parts={drawn} name="form" />
      </SuggestRaagas>
    </div>
  );
}
