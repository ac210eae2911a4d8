import { archive } from "#app/archive.ts";
import { findChanges } from "#app/data/records/following/find-changes.ts";
import { bothOf, showName } from "#app/domain/music/shown-name.ts";
import {
  changesFeedPath,
  type FollowedKind,
  followedPath,
  isFollowable,
  isMissingPart,
} from "#app/domain/records/following/followed.ts";
import { changedLabels, newsPath } from "#app/domain/records/following/news.ts";
import { tellNews } from "#app/i18n/tell-news.server.ts";
import { translate } from "#app/i18n/translate.server.ts";
import { databaseContext, settingsContext } from "#app/web/context.ts";
import { languageOf } from "#app/web/language.ts";
import { atomResponse } from "./atom.ts";
import type { Feed } from "./feed.ts";

const entryCount = 30;

const missing = () => ({ data: new Response("No such feed.", { status: 404 }), version: null });

/** Makes the feed of the changes of a record, or of those that come to a list of unfinished compositions. */
export const followedFeed =
  (kind: FollowedKind): Feed =>
  async (context, _url, id) => {
    if (!isFollowable(kind, id)) return missing();
    const followed = { kind, id };
    const { SITE_ORIGIN: origin } = context.get(settingsContext);
    const language = languageOf(context);
    const found = await findChanges(context.get(databaseContext), followed, language, entryCount);
    if (!found) return missing();
    const path = followedPath(followed);
    const own =
      isMissingPart(id) && kind === "unfinished"
        ? translate(language, `incomplete.${id}.title`)
        : bothOf(showName(found.native, found.title));
    const entries = found.changes.map((change) => ({
      path: newsPath(change) ?? path,
      title: change.title === null ? own : bothOf(showName(change.native, change.title)),
      updated: change.at,
      author: change.by ?? translate(language, "song.formerMember"),
      summary: tellNews(language, change, changedLabels(change)),
    }));
    const title = `${translate(language, "changes.title", { title: own })} · ${archive.title}`;
    return {
      data: atomResponse({ origin, path, self: changesFeedPath(followed), title, entries }),
      version: found.version,
    };
  };
