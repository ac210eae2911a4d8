import { data } from "react-router";
import { markOf } from "../../../domain/music/picture/raaga-mark.ts";
import { allMelakartas } from "../../../domain/music/melakarta.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { areaMessages } from "../../../i18n/locales.server.ts";
import { drawOnServer } from "../../../shell/draw-on-server.server.tsx";
import { ServerDrawn } from "../../../shell/server-drawn.tsx";
import { Stylesheet } from "../../../ui/document/stylesheet.tsx";
import accountStylesheet from "../../../styles/account.css?url";
import adminStylesheet from "../../../styles/admin.css?url";
import designStylesheet from "../../../styles/design.css?url";
import listStylesheet from "../../../styles/catalogue.css?url";
import foundStylesheet from "../../../styles/found.css?url";
import musicStylesheet from "../../../styles/music.css?url";
import searchStylesheet from "../../../styles/search.css?url";
import tableStylesheet from "../../../styles/table.css?url";
import tokens from "../../../styles/tokens.css?raw";
import scaleStylesheet from "../../../styles/scale.css?url";
import songStylesheet from "../../../styles/song.css?url";
import taalaStylesheet from "../../../styles/taalas.css?url";
import welcomeStylesheet from "../../../styles/welcome.css?url";
import { settingsContext } from "../../../web/context.ts";
import { languageOf } from "../../../web/language.ts";
import { contrast, rolesIn } from "./contrast.ts";
import { Controls } from "./controls.tsx";
import { makeParts } from "./design-parts.server.tsx";
import { Surfaces } from "./surfaces.tsx";
import type { Route } from "./+types/design";

const shownMarks = ["Mayamalavagaula", "Kharaharapriya", "Mechakalyani", "Kanakangi"];
const backgrounds = ["ground", "surface", "leaf"];

export function loader(args: Route.LoaderArgs) {
  const { context } = args;
  if (!context.get(settingsContext).OUTBOX) throw data(null, { status: 404 });
  const roles = rolesIn(tokens);
  const ground = (theme: "light" | "dark") => roles.find(({ name }) => name === "ground")![theme];
  return {
    colours: roles.map(({ name, light, dark }) => ({
      name,
      themes: [
        { colour: light, onGround: contrast(light, ground("light")).toFixed(1) },
        { colour: dark, onGround: contrast(dark, ground("dark")).toFixed(1) },
      ],
      isBackground: backgrounds.includes(name),
    })),
    drawn: drawOnServer(
      args,
      makeParts(languageOf(context)),
      areaMessages("taalas", languageOf(context)),
    ),
    marks: allMelakartas()
      .filter(({ name }) => shownMarks.includes(name))
      .map(({ name, arohana, avarohana }) => ({ name, mark: markOf(arohana, avarohana) })),
  };
}

const stylesheets = [
  listStylesheet,
  welcomeStylesheet,
  scaleStylesheet,
  songStylesheet,
  taalaStylesheet,
  searchStylesheet,
  foundStylesheet,
  tableStylesheet,
  musicStylesheet,
  accountStylesheet,
  adminStylesheet,
  designStylesheet,
];
const sizes = ["tiny", "small", "text", "large", "title", "headline"];
const letters = "ā ī ū ē ō ṛ ṝ ṁ ṭ ḍ ṇ ñ ṅ ś ṣ ḷ ḻ";

export default function Design({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  return (
    <div className="page design">
      {stylesheets.map((stylesheet) => (
        <Stylesheet key={stylesheet} href={stylesheet} />
      ))}
      <title>Design</title>
      <h1 lang="en">Design</h1>
      <section className="panel" aria-labelledby="type">
        <h2 id="type" lang="en">
          Type
        </h2>
        {sizes.map((size) => (
          <p key={size} className={`design-${size}`}>
            {t("home.title")} · {t("wheel.title")} <small lang="en">{size}</small>
          </p>
        ))}
        <p lang="en">{letters}</p>
        <p className="prose">{t("wheel.lead")}</p>
      </section>
      <section className="panel" aria-labelledby="colours">
        <h2 id="colours" lang="en">
          Colours by role, with their contrast to the ground
        </h2>
        <div className="table-frame" lang="en">
          <table>
            <thead>
              <tr>
                <th scope="col">Role</th>
                <th scope="col">Day</th>
                <th scope="col">Night</th>
              </tr>
            </thead>
            <tbody>
              {loaderData.colours.map(({ name, themes, isBackground }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {themes.map(({ colour, onGround }) => (
                    <td key={colour}>
                      <svg className="icon" viewBox="0 0 10 10" aria-hidden="true">
                        <circle cx="5" cy="5" r="4.5" fill={colour} stroke="currentColor" />
                      </svg>{" "}
                      {colour} {!isBackground && onGround}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <Controls marks={loaderData.marks} />
      <Surfaces marks={loaderData.marks} drawn={loaderData.drawn} />
      <section className="song taala" aria-labelledby="drawn">
        <h2 id="drawn" lang="en">
          Scale, cycle and hands, which sound at a press
        </h2>
        <div className="design-music">
          <ServerDrawn parts={loaderData.drawn} name="music" className="drawn" />
        </div>
        <ServerDrawn parts={loaderData.drawn} name="hands" />
      </section>
    </div>
  );
}
