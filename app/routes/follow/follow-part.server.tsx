import type { RouterContextProvider } from "react-router";
import type { Language } from "../../archive.ts";
import { findFollowWithNextBatch, type FollowState } from "../../data/records/following/follows.ts";
import {
  changesFeedPath,
  type Followed,
  followPath,
} from "../../domain/records/following/followed.ts";
import type { MessageKey } from "../../i18n/messages.ts";
import { translate } from "../../i18n/translate.server.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { databaseContext, sessionUserContext } from "../../web/context.ts";

/** Finds whether the user follows the page; null for visitors. */
export async function findFollowOfPageWithNextBatch(
  context: Readonly<RouterContextProvider>,
  followed: Followed,
): Promise<FollowState | null> {
  const user = context.get(sessionUserContext);
  return user && findFollowWithNextBatch(context.get(databaseContext), user.id, followed);
}

/** Returns what names the feed of a page in its head. */
export const feedHead = (language: Language, of: Followed, title: string) => ({
  tagName: "link",
  rel: "alternate",
  type: "application/atom+xml",
  title: translate(language, "changes.title", { title }),
  href: changesFeedPath(of),
});

interface Props {
  language: Language;
  of: Followed;
  /** Null for visitors. */
  state: FollowState | null;
}

/** Where a page can be followed: by a feed, and by mail for members. Drawn on the server, works without scripts. */
export function FollowPart({ language, of, state }: Props) {
  const t = (key: MessageKey) => translate(language, key);
  const isFollowed = state?.isFollowed ?? false;
  return (
    <details className="follow">
      <summary>
        {isFollowed && <Icon name="check" />}
        {t(isFollowed ? "follow.isOn" : "follow.link")}
        <Icon name="chevron-down" />
      </summary>
      <div>
        <p>{t("follow.lead")}</p>
        <p>
          <a href={changesFeedPath(of)}>{t("follow.feed")}</a>
        </p>
        {state ? (
          <FollowForm language={language} of={of} state={state} />
        ) : (
          <p>
            <Link to={followPath(of)} rel="nofollow">
              {t("follow.login")}
            </Link>
          </p>
        )}
      </div>
    </details>
  );
}

function FollowForm({ language, of, state }: Props & { state: FollowState }) {
  const t = (key: MessageKey) => translate(language, key);
  const { isFollowed, rate } = state;
  return (
    <form method="post" action={followPath(of)}>
      {isFollowed ? (
        <Link to="/following">
          {t("follow.rate")}: {t(`follow.${rate ?? "never"}`)}
        </Link>
      ) : (
        <label>
          {t("follow.rate")}{" "}
          <select name="rate" defaultValue={rate === "daily" ? "daily" : "weekly"}>
            <option value="daily">{t("follow.daily")}</option>
            <option value="weekly">{t("follow.weekly")}</option>
          </select>
        </label>
      )}
      <button
        type="submit"
        name="act"
        value={isFollowed ? "end" : "follow"}
        className="button quiet"
        aria-pressed={isFollowed}
      >
        {t("follow.link")}
      </button>
    </form>
  );
}
