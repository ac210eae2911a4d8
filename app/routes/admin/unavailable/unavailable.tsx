import { data, Form } from "react-router";
import { listSilentPages } from "../../../data/media/linked-pages.ts";
import { markPageAvailable, markRecordingAvailable } from "../../../data/media/mark-available.ts";
import { listUnavailable } from "../../../data/songs/unavailable-songs.ts";
import { youTubeAddress } from "../../../domain/media/media-url.ts";
import { oneOf, parsePosition } from "../../../domain/paging.ts";
import type { KeyIn } from "../../../i18n/messages.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { listPath } from "../../../lib/list-path.ts";
import { Link } from "../../../ui/link.tsx";
import { databaseContext, userContext } from "../../../web/context.ts";
import { readFields } from "../../../web/form.server.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { AdminPage, EmptyRows } from "../admin-page.tsx";
import { OlderPages } from "../older-pages.tsx";
import { TableHead } from "../table-head.tsx";
import { UtcTime } from "../utc-time.tsx";
import type { Route } from "./+types/unavailable";

const path = "/admin/unavailable";

const kinds = ["recording", "page"] as const;
type Kind = (typeof kinds)[number];
const kindIn = (url: URL) => oneOf(kinds, url.searchParams.get("kind"));
const stateOf = (kind: Kind) => (kind === "page" ? { kind } : {});
const pathOf = (kind: Kind) => listPath(path, stateOf(kind));

const words = {
  recording: {
    tab: "admin.deadTitle",
    lead: "admin.deadLead",
    column: "admin.video",
    none: "admin.noDead",
    accept: "dead.works",
    accepted: "dead.marked",
  },
  page: {
    tab: "dead.pages",
    lead: "dead.pageLead",
    column: "dead.page",
    none: "dead.noPages",
    accept: "dead.keep",
    accepted: "dead.kept",
  },
} as const satisfies Record<Kind, Record<string, KeyIn<"admin">>>;

interface FailedLink {
  /** What the button sends: the song's id, or the page's address. */
  value: string;
  title: string;
  singer: string;
  /** Where it is mended; null if no recording leads to the composition's form. */
  form: string | null;
  to: string | null;
  name: string;
  at: number;
}

const lists: Record<
  Kind,
  (...args: Parameters<typeof listUnavailable>) => Promise<{
    rows: FailedLink[];
    older: string | null;
  }>
> = {
  recording: async (db, before) => {
    const { rows, older } = await listUnavailable(db, before);
    const links = rows.map(({ row, title, singer, externalMediaId, at }) => ({
      value: String(row),
      title,
      singer,
      form: `/songs/edit/${row}`,
      to: externalMediaId && youTubeAddress(externalMediaId),
      name: externalMediaId ?? "",
      at,
    }));
    return { rows: links, older };
  },
  page: async (db, before) => {
    const { rows, older } = await listSilentPages(db, before);
    const links = rows.map(({ title, songId, address, at }) => ({
      value: address,
      title,
      singer: "",
      form: songId === null ? null : `/songs/edit/${songId}#pagesElsewhere`,
      to: address,
      name: address.replace(/^https?:\/\/(www\.)?/, ""),
      at,
    }));
    return { rows: links, older };
  },
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const kind = kindIn(url);
  const before = parsePosition(url.searchParams.get("before"));
  const list = await lists[kind](context.get(databaseContext), before);
  return { kind, ...list, isNewest: before === null };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const kind = kindIn(url);
  const { link = "" } = await readFields(request);
  const db = context.get(databaseContext);
  const { id: actorId } = context.get(userContext);
  const result = await (kind === "page"
    ? markPageAvailable(db, link, actorId, Date.now())
    : markRecordingAvailable(db, Number(link), actorId));
  if (!result.ok && result.reason === "denied") throw data(null, { status: 403 });
  return redirectWithFlash(
    context,
    `${path}${url.search}`,
    result.ok
      ? { kind: "success", message: words[kind].accepted }
      : { kind: "error", message: "dead.gone" },
  );
}

export default function Unavailable({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n("admin");
  const { kind, rows, older, isNewest } = loaderData;
  const { lead, column, none, accept } = words[kind];
  return (
    <AdminPage title="dead.title" lead={lead} path={path}>
      <nav className="tabs" aria-label={t("dead.title")}>
        {kinds.map((one) => (
          <Link key={one} to={pathOf(one)} aria-current={one === kind ? "page" : undefined}>
            {t(words[one].tab)}
          </Link>
        ))}
      </nav>
      {rows.length === 0 ? (
        <EmptyRows text={none} clear={isNewest ? undefined : pathOf(kind)} />
      ) : (
        <table className="fold">
          <TableHead columns={["admin.song", column, "admin.checked", "column.actions"]} />
          <tbody>
            {rows.map(({ value, title, singer, form, to, name, at }) => (
              <tr key={`${form} ${value}`}>
                <th scope="row">
                  {title}
                  {singer && <small className="hint"> {singer}</small>}
                </th>
                <td data-label={t(column)}>
                  {to && (
                    <a href={to} target="_blank" rel="nofollow noreferrer">
                      {name}
                    </a>
                  )}
                </td>
                <td data-label={t("admin.checked")}>
                  <UtcTime at={at} />
                </td>
                <td className="row-actions">
                  {form && (
                    <Link
                      to={form}
                      className="button quiet"
                      aria-label={`${t("song.edit")}: ${title}`}
                    >
                      {t("song.edit")}
                    </Link>
                  )}
                  <Form method="post">
                    <button
                      type="submit"
                      name="link"
                      value={value}
                      className="button quiet"
                      aria-label={`${t(accept)}: ${title}`}
                    >
                      {t(accept)}
                    </button>
                  </Form>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <OlderPages path={path} state={stateOf(kind)} isNewest={isNewest} older={older} />
    </AdminPage>
  );
}
