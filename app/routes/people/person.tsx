import { data, redirect } from "react-router";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { findPerson } from "../../data/people/person-detail.ts";
import { parsePersonId } from "../../domain/people/parse-people-page.ts";
import { showPicture } from "../../domain/people/person-picture.ts";
import { type CitedPage, citedHead, signpost } from "../../domain/records/citing/cited-head.ts";
import { hasPermission } from "../../domain/users/permissions.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { translate } from "../../i18n/translate.server.ts";
import { drawOnServer } from "../../shell/draw-on-server.server.tsx";
import { JsonLd } from "../../shell/json-ld.server.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { ServerDrawn } from "../../shell/server-drawn.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import musicStylesheet from "../../styles/music.css?url";
import peopleStylesheet from "../../styles/people.css?url";
import portraitStylesheet from "../../styles/portrait.css?url";
import stylesheet from "../../styles/song.css?url";
import sheetStylesheet from "../../styles/song-sheet.css?url";
import sourcesStylesheet from "../../styles/sources.css?url";
import suggestStylesheet from "../../styles/suggest-links.css?url";
import { currentUserContext, databaseContext, settingsContext } from "../../web/context.ts";
import { redirectOnError } from "../../web/failure.server.ts";
import { listSources, markSources, nameFact } from "../../web/fact-sources.server.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/person";
import {
  feedHead,
  findFollowOfPageWithNextBatch,
  FollowPart,
} from "../follow/follow-part.server.tsx";
import { SuggestLinks } from "../suggest/suggest-links.server.tsx";
import { creditKinds, listCredits } from "./credits.server.tsx";
import { Fellows } from "./fellows.tsx";
import { nameStatement } from "../songs/rights.server.tsx";
import { personDescription } from "./person-json-ld.ts";
import { PersonFacts } from "./person-facts.tsx";
import { PersonNames } from "./person-names.tsx";
import { PersonSongs } from "./person-songs.tsx";
import { PersonTop } from "./person-top.tsx";

async function load(args: Route.LoaderArgs) {
  const { context, params } = args;
  const id = parsePersonId(params.id);
  if (!id) throw data(null, { status: 404 });
  const language = languageOf(context);
  const followed = { kind: "person", id } as const;
  // The first two join the batch of `findPerson`.
  const [user, followState, personPage] = await Promise.all([
    context.get(currentUserContext)(),
    findFollowOfPageWithNextBatch(context, followed),
    findPerson(context.get(databaseContext), id, language),
  ]);
  if (!personPage) throw data(null, { status: 404 });
  if ("mergedInto" in personPage) throw redirect(`/people/${personPage.mergedInto}`);
  const { version, composed, sung, performed, accompanied, ...detail } = personPage;
  const { person, native, picture, fellows } = detail;
  const messages = areaMessages("people", language);
  const songsByCredit = {
    composer: composed,
    singer: sung,
    performer: performed,
    accompanistName: accompanied,
  };
  const lists = creditKinds.map((kind) =>
    listCredits(language, kind, songsByCredit[kind], detail.compositionCount),
  );
  const counts = lists.map(({ credits: { kind, isPart }, recordingCount }) =>
    kind === "composer"
      ? { kind, count: detail.compositionCount, isAtLeast: false }
      : { kind, count: recordingCount, isAtLeast: isPart },
  );
  const mark = (field: string) =>
    markSources(language, detail.claims, field, nameFact(language, "person", field));
  const mayEdit = user !== null && hasPermission(user.roles, "administer");
  const settings = context.get(settingsContext);
  const { SITE_ORIGIN: origin } = settings;
  const cited: CitedPage = { kind: "person", id, title: person.name };
  const description = personDescription(detail, settings);
  const drawn = drawOnServer(
    args,
    {
      top: (
        <PersonTop
          detail={detail}
          counts={counts}
          mayEdit={mayEdit}
          years={mark("years")}
          statement={nameStatement(language, detail.picture?.statement ?? null)}
        />
      ),
      ...Object.fromEntries(lists.map(({ credits: { kind }, rows }) => [kind, rows])),
      more: (
        <>
          <Fellows fellows={fellows} />
          <PersonNames person={person} cited={mark("names")} />
          <PersonFacts
            person={person}
            sources={listSources(
              language,
              detail.claims,
              (field) => field === "names" || (field === "years" && person.born !== null),
            )}
          />
          <JsonLd of={description} />
        </>
      ),
      suggest: (
        <SuggestLinks
          language={language}
          of={{ kind: "person", id }}
          follow={<FollowPart language={language} of={followed} state={followState} />}
          thanks={detail.thanks}
        />
      ),
    },
    messages,
  );
  const partNames = person.parts.map((part) => translate(language, `part.${part}`)).join(" · ");
  const shown = picture && showPicture(picture);
  const page = {
    id,
    name: person.name,
    title: native ? `${native} (${person.name})` : person.name,
    description: `${native ?? person.name}: ${partNames}`,
    picture: shown ? { path: shown.src, alt: shown.alt } : undefined,
    songs: lists.map((list) => list.credits),
    drawn,
    messages,
    head: [...citedHead(origin, cited), feedHead(language, followed, native ?? person.name)],
  };
  return { data: data(page, { headers: { Link: signpost(origin, cited) } }), version };
}

export const loader = publicLoader([], redirectOnError("/people", "failure.people", load));

export const headers = pageHeaders();

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Person({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <PersonPage page={loaderData} />
    </AreaI18nProvider>
  );
}

function PersonPage({ page }: { page: Route.ComponentProps["loaderData"] }) {
  const { t } = useI18n("people");
  const { id, name, title, description, picture, songs, drawn } = page;
  return (
    <article className="page song person">
      <Stylesheet href={musicStylesheet} />
      <Stylesheet href={stylesheet} />
      <Stylesheet href={peopleStylesheet} />
      <Stylesheet href={portraitStylesheet} />
      <link rel="stylesheet" href={sheetStylesheet} media="print" />
      <Stylesheet href={suggestStylesheet} />
      <Stylesheet href={sourcesStylesheet} />
      <PageHead title={title} description={description} path={`/people/${id}`} picture={picture} />
      <ServerDrawn parts={drawn} name="top" />
      {songs.every(({ ids }) => ids.length === 0) && <p>{t("person.noSongs")}</p>}
      {songs.map((credits) => (
        <PersonSongs key={credits.kind} personId={id} credits={credits} drawn={drawn} name={name} />
      ))}
      <ServerDrawn parts={drawn} name="more" className="person-more" />
      <ServerDrawn parts={drawn} name="suggest" className="suggest-links" />
    </article>
  );
}
