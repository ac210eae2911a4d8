import { renderToStaticMarkup } from "react-dom/server.node";
import { archive, type Language } from "../archive.ts";
import { bothOf, type ShownName } from "../domain/music/shown-name.ts";
import { changedLabels, type News } from "../domain/records/following/news.ts";
import { toldChanges } from "../domain/records/following/follow-mail.ts";
import { tellNews } from "../i18n/tell-news.server.ts";
import { translate } from "../i18n/translate.server.ts";
import type { MessageKey } from "../i18n/messages.ts";
import type { Mail } from "./compose.tsx";

/** The news of one of the things that a member follows. */
export interface FollowedNews {
  /** The name of a record, or the key of the title of a list. */
  name: ShownName | { list: MessageKey };
  path: string;
  news: (News & { name: ShownName | null; path: string })[];
}

interface Letter {
  language: Language;
  origin: string;
  /** The address of the page with the button that stops these mails. */
  stopAddress: string;
  followed: FollowedNews[];
}

interface Line {
  title: string;
  address: string;
  act: string;
}

/** Lists what a mail tells of one thing: a title where it is not the thing's own. */
function toSection({ language, origin }: Letter, { name, path, news }: FollowedNews) {
  const title =
    typeof name === "object" && "list" in name ? translate(language, name.list) : bothOf(name);
  const lines = news.slice(0, toldChanges).map((one): Line => ({
    title: one.name === null ? title : bothOf(one.name),
    address: origin + one.path,
    act: tellNews(language, one, changedLabels(one)),
  }));
  return { title, address: origin + path, lines, hasMore: news.length > toldChanges };
}

type Section = ReturnType<typeof toSection>;

function NewsPage({ letter, sections }: { letter: Letter; sections: Section[] }) {
  const { language, origin, stopAddress } = letter;
  const t = (key: MessageKey) => translate(language, key);
  return (
    <html lang={language}>
      <body>
        <h1>{archive.title}</h1>
        <p>{t("newsMail.text")}</p>
        {sections.map(({ title, address, lines, hasMore }) => (
          <section key={address}>
            <h2>
              <a href={address}>{title}</a>
            </h2>
            <ul>
              {lines.map((line, at) => (
                <li key={at}>
                  <a href={line.address}>{line.title}</a>: {line.act}
                </li>
              ))}
              {hasMore && <li>{t("newsMail.more")}</li>}
            </ul>
          </section>
        ))}
        <hr />
        <p>
          <a href={`${origin}/following`}>{t("following.title")}</a>
          {" · "}
          <a href={stopAddress}>{t("stop.press")}</a>
        </p>
      </body>
    </html>
  );
}

const toText = (letter: Letter, sections: Section[]) => {
  const t = (key: MessageKey) => translate(letter.language, key);
  const parts = sections.map(({ title, address, lines, hasMore }) =>
    [
      `${title}\n${address}`,
      ...lines.map((line) => `– ${line.title}: ${line.act}\n  ${line.address}`),
      hasMore && `– ${t("newsMail.more")}`,
    ]
      .filter(Boolean)
      .join("\n"),
  );
  return [
    t("newsMail.text"),
    ...parts,
    `${t("following.title")}\n${letter.origin}/following`,
    `${t("stop.press")}\n${letter.stopAddress}`,
    archive.title,
  ].join("\n\n");
};

/** Composes one mail with all the news of a member. Mail programs offer to stop by one press (RFC 8058). */
export function composeNews(letter: Letter): Mail {
  const sections = letter.followed.map((one) => toSection(letter, one));
  return {
    subject: translate(letter.language, "newsMail.subject", { title: archive.title }),
    text: toText(letter, sections),
    html: `<!doctype html>${renderToStaticMarkup(<NewsPage letter={letter} sections={sections} />)}`,
    headers: {
      "List-Unsubscribe": `<${letter.stopAddress}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
