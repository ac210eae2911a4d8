import { data, redirect } from "react-router";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { findPerson } from "../../data/people/person-detail.ts";
import { parsePersonId } from "../../domain/people/parse-people-page.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { drawOnServer } from "../../shell/draw-on-server.server.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import musicStylesheet from "../../styles/music.css?url";
import stylesheet from "../../styles/song.css?url";
import { keepInitials, ProposedMark } from "../../ui/name.tsx";
import { databaseContext } from "../../web/context.ts";
import { redirectOnError } from "../../web/failure.server.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/person";
import { creditKinds, listCredits } from "./credits.server.tsx";
import { Fellows } from "./fellows.tsx";
import { personDescription } from "./person-json-ld.ts";
import { PersonFacts } from "./person-facts.tsx";
import { PersonNames } from "./person-names.tsx";
import { PersonSongs } from "./person-songs.tsx";

async function load(args: Route.LoaderArgs) {
  const { context, params } = args;
  const id = parsePersonId(params.id);
  const personPage =
    id && (await findPerson(context.get(databaseContext), id, languageOf(context)));
  if (!personPage) throw data(null, { status: 404 });
  if ("mergedInto" in personPage) throw redirect(`/people/${personPage.mergedInto}`);
  const { version, composed, sung, performed, accompanied, ...page } = personPage;
  const language = languageOf(context);
  const messages = areaMessages("people", language);
  const songsByCredit = {
    composer: composed,
    singer: sung,
    performer: performed,
    accompanistName: accompanied,
  };
  const lists = creditKinds.map((kind) => listCredits(language, kind, songsByCredit[kind]));
  const drawn = drawOnServer(
    args,
    Object.fromEntries(lists.map(({ credits: { kind }, rows }) => [kind, rows])),
  );
  const songs = lists.map((list) => list.credits);
  return { data: { ...page, songs, drawn, messages }, version };
}

export const loader = publicLoader([], redirectOnError("/people", "failure.people", load));

export const headers = pageHeaders();

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const origin = matches[0].loaderData?.origin;
  if (!loaderData || !origin) return [];
  return [{ "script:ld+json": personDescription(loaderData.person, loaderData.native, origin) }];
}

export default function Person({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <PersonPage detail={loaderData} />
    </AreaI18nProvider>
  );
}

function PersonPage({ detail }: { detail: Route.ComponentProps["loaderData"] }) {
  const { t, language } = useI18n("people");
  const { person, native, isProposed, fellows, songs, drawn } = detail;
  const { id, name, parts, born, died } = person;
  const partNames = parts.map((part) => t(`part.${part}`)).join(" · ");
  const years = born !== null && (died === null ? t("person.born", { born }) : `${born}–${died}`);
  return (
    <article className="page song">
      <Stylesheet href={musicStylesheet} />
      <Stylesheet href={stylesheet} />
      <PageHead
        title={native ? `${native} (${name})` : name}
        description={`${native ?? name}: ${partNames}`}
        path={`/people/${id}`}
      />
      <header className="song-top">
        <p className="eyebrow">{partNames}</p>
        <h1 lang={native === null ? "en" : language}>{keepInitials(native ?? name)}</h1>
        <p>
          {native && <span lang="en">{keepInitials(name)}</span>}
          {native && years && " · "}
          {years}
          {isProposed && <ProposedMark />}
        </p>
      </header>
      <div className="song-body">
        <div>
          {songs.every(({ ids }) => ids.length === 0) && <p>{t("person.noSongs")}</p>}
          {songs.map((credits) => (
            <PersonSongs key={credits.kind} credits={credits} drawn={drawn} name={name} />
          ))}
          <Fellows fellows={fellows} />
        </div>
        <aside>
          <PersonNames person={person} />
          <PersonFacts person={person} />
        </aside>
      </div>
    </article>
  );
}
