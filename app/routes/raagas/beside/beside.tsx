import { data } from "react-router";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { listAllRaagas } from "../../data/music/raaga-pages/raaga-page.ts";
import { besidePath } from "../../domain/music/raaga-path.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import musicStylesheet from "../../styles/music.css?url";
import scaleStylesheet from "../../styles/scale.css?url";
import soundStylesheet from "../../styles/sound.css?url";
import stylesheet from "../../styles/raagas.css?url";
import { databaseContext } from "../../web/context.ts";
import { redirectOnError } from "../../web/failure.server.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/beside";
import { viewBeside } from "./beside-view.server.ts";
import { RaagaName } from "./shown/raaga-name.tsx";
import { ScaleFile } from "./sound/scale-file.tsx";
import { SoundChoices } from "./sound/sound-choices.tsx";
import { soundLabels } from "./sound/sound-labels.server.ts";
import { ScaleFigure } from "./played/scale-figure.tsx";

async function load({ context, params }: Route.LoaderArgs) {
  const language = languageOf(context);
  const { raagas, version } = await listAllRaagas(context.get(databaseContext), language);
  const [one, other] = [params.id, params.other].map((id) =>
    raagas.find((raaga) => raaga.id === id),
  );
  if (!one || !other) throw data(null, { status: 404 });
  const messages = areaMessages("raagas", language);
  const view = viewBeside(one, other, language);
  return { data: { ...view, sound: soundLabels(language), messages }, version };
}

export const loader = publicLoader([], redirectOnError("/raagas", "failure.raagas", load));

export const headers = pageHeaders();

export default function Beside({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <BesidePage page={loaderData} />
    </AreaI18nProvider>
  );
}

function BesidePage({ page }: { page: Route.ComponentProps["loaderData"] }) {
  const { t } = useI18n("raagas");
  const { raagas, common, sound } = page;
  const names = raagas.map(({ raaga }) => raaga.native ?? raaga.id);
  const title = t("beside.title", { one: names[0]!, other: names[1]! });
  return (
    <div className="page raaga">
      <Stylesheet href={musicStylesheet} />
      <Stylesheet href={stylesheet} />
      <Stylesheet href={scaleStylesheet} />
      <Stylesheet href={soundStylesheet} />
      <PageHead
        title={title}
        description={title}
        path={besidePath(raagas[0]!.raaga.id, raagas[1]!.raaga.id)}
        index={false}
      />
      <h1>{title}</h1>
      <p className="prose">
        {common.length > 0 && t("beside.common", { swaras: common.join(", ") })}
      </p>
      {raagas.some(({ played }) => played) && (
        <div className="needs-script">
          <SoundChoices id="sound" labels={sound} />
        </div>
      )}
      <div className="beside">
        {raagas.map(({ raaga, scale, own, isUnsure, ownSemitones, played }) => (
          <section key={raaga.id} aria-label={raaga.native ?? raaga.id} className="panel">
            <h2>
              <RaagaName raaga={raaga} />
            </h2>
            {isUnsure && <p className="doubt">{t("beside.unsure")}</p>}
            {scale ? (
              <ScaleFigure
                scale={scale}
                played={played}
                isMarked={(semitone) => ownSemitones.includes((semitone + 24) % 12)}
              />
            ) : (
              <p>{t("raaga.noScale")}</p>
            )}
            {own.length > 0 && <p>{t("beside.own", { swaras: own.join(", ") })}</p>}
            {played && (
              <ScaleFile
                file={`/raagas/${encodeURIComponent(raaga.id)}/scale.wav`}
                label={sound.file}
              />
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
