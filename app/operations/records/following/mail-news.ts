import {
  type DueMember,
  listDueMembers,
  putOff,
  queueNews,
  readNews,
} from "../../../data/records/following/news-mails.ts";
import { type FollowRow, pageOfFollow } from "../../../data/records/following/follows.ts";
import { type ShownName, showName } from "../../../domain/music/shown-name.ts";
import { followedPath, isMissingPart } from "../../../domain/records/following/followed.ts";
import { type News, newsPath } from "../../../domain/records/following/news.ts";
import { stopPath } from "../../../domain/records/following/follow-mail.ts";
import { logError } from "../../../lib/log.server.ts";
import { composeNews, type FollowedNews } from "../../../mail/news-mail.tsx";
import type { Services } from "../../services.ts";
import { sealMail } from "../../users/deliver-mail.ts";
import { makeStopToken } from "./stop-mails.ts";

/** Members whose news a run of the job reads. */
const membersOfRun = 10;

/** How long a member waits whose news could not be told. */
const putOffFor = 3600_000;

const nameOf = (follow: FollowRow): FollowedNews["name"] => {
  if (follow.kind === "unfinished" && isMissingPart(follow.recordId))
    return { list: `incomplete.${follow.recordId}.title` };
  return showName(follow.native, follow.title ?? follow.recordId);
};

const titleOf = (news: News): ShownName | null =>
  news.title === null ? null : showName(news.native, news.title);

/** Returns what a mail tells of a record; null of one in the bin. */
function toFollowedNews(follow: FollowRow, news: News[]): FollowedNews | null {
  const page = pageOfFollow(follow);
  if (!page) return null;
  const path = followedPath(page);
  return {
    name: nameOf(follow),
    path,
    news: news.map((one) => ({ ...one, name: titleOf(one), path: newsPath(one) ?? path })),
  };
}

async function tellMember(services: Services, member: DueMember) {
  const { db, settings, now } = services;
  const { SITE_ORIGIN: origin } = settings;
  const { username: recipient, language } = member;
  const { found, until } = await readNews(db, member);
  const followed = found
    .map(({ follow, news }) => toFollowedNews(follow, news))
    .filter((one) => one !== null);
  const stopAddress = origin + stopPath(await makeStopToken(services, member.userId));
  const mail =
    followed.length === 0
      ? null
      : await sealMail(services, composeNews({ language, origin, stopAddress, followed }), {
          recipient,
          kind: "news",
          clientAddress: "",
        });
  const queued = await queueNews(db, member, mail, until, now());
  if (queued.ok) return mail ? "queued" : "quiet";
  return queued.reason === "unavailable" ? "noBudget" : "quiet";
}

/**
 * Scheduled job: queues the mails with news that are due, and returns how many. Whoever finds no budget left stays due.
 * One whose news cannot be told is put off and the others get theirs; then it throws at the end.
 */
export async function mailNews(services: Services): Promise<number> {
  const { db, now } = services;
  const members = await listDueMembers(db, now(), membersOfRun);
  const failures: unknown[] = [];
  let queued = 0;
  for (const member of members) {
    try {
      const outcome = await tellMember(services, member);
      if (outcome === "noBudget") break;
      if (outcome === "queued") queued++;
    } catch (error) {
      logError("news of a member", error);
      failures.push(error);
      await putOff(db, member, now() + putOffFor).catch((reason: unknown) =>
        logError("news of a member", reason),
      );
    }
  }
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${members.length} members: ${String(failures[0])}`);
  return queued;
}
