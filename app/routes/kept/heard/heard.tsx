import { Form } from "react-router";
import { publicLoader } from "../../../cache/public-loader.server.ts";
import { clearHeard, type HeardSong, listHeard } from "../../../data/kept/heard-songs.ts";
import { markOfScale } from "../../../domain/music/picture/raaga-mark.ts";
import { areaMessages } from "../../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../../i18n/provider.tsx";
import { forgetHistory } from "../../../player/playback/forget-history.ts";
import { PageHead } from "../../../shell/page-head.tsx";
import catalogue from "../../../styles/catalogue.css?url";
import collection from "../../../styles/collection.css?url";
import { Stylesheet } from "../../../ui/document/stylesheet.tsx";
import { currentUserContext, databaseContext, userContext } from "../../../web/context.ts";
import { requireUser } from "../../../web/guards/require-user.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { languageOf } from "../../../web/language.ts";
import { pageHeaders } from "../../../web/page-headers.ts";
import { toSongEntry } from "../song-entry.server.ts";
import type { Route } from "./+types/heard";
import { HeardHere } from "./heard-here.tsx";
import { HeardList } from "./heard-list.tsx";

const toHeardEntry = (song: HeardSong) => ({
  ...toSongEntry(song),
  mark: markOfScale(song.scale),
  heardAt: song.heardAt,
  leftAtSeconds: song.leftAtSeconds,
});

/** Everybody may see the page; what it forgets is a user's. */
export const middleware: Route.MiddlewareFunction[] = [
  (args, next) => (args.request.method === "POST" ? requireUser(args, next) : next()),
];

/** Of a user the songs that the account remembers; for others the browser shows what the device remembers. */
export const loader = publicLoader([], async ({ context }: Route.LoaderArgs) => {
  const language = languageOf(context);
  const messages = areaMessages("heard", language);
  const user = await context.get(currentUserContext)();
  const heard = user && (await listHeard(context.get(databaseContext), user.id, language));
  const songs = heard && heard.map(toHeardEntry);
  return { data: { messages, songs }, version: user ? null : "fixed" };
});

/** Forgets what the user's account remembers. */
export async function action({ context }: Route.ActionArgs) {
  await clearHeard(context.get(databaseContext), context.get(userContext).id);
  return redirectWithFlash(context, "/heard", { kind: "success", message: "heard.cleared" });
}

export const headers = pageHeaders();

export default function Heard({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <HeardPage songs={loaderData.songs} />
    </AreaI18nProvider>
  );
}

function HeardPage({ songs }: Pick<Route.ComponentProps["loaderData"], "songs">) {
  const { t } = useI18n("heard");
  const lead = t(songs ? "heard.leadUser" : "heard.lead");
  return (
    <div className="page song-page">
      <Stylesheet href={catalogue} />
      <Stylesheet href={collection} />
      <PageHead title={t("heard.title")} description={lead} path="/heard" index={false} />
      <h1>{t("heard.title")}</h1>
      <p>{lead}</p>
      {songs ? (
        <HeardList songs={songs}>
          <Form method="post" onSubmit={forgetHistory}>
            <button type="submit" className="button quiet">
              {t("heard.clear")}
            </button>
          </Form>
        </HeardList>
      ) : (
        <HeardHere />
      )}
    </div>
  );
}
