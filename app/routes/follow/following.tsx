import { data, Form } from "react-router";
import { setMailRate, unfollow } from "../../data/records/following/follow.ts";
import { type FollowRow, listFollows, pageOfFollow } from "../../data/records/following/follows.ts";
import type { Language } from "../../archive.ts";
import { showName } from "../../domain/music/shown-name.ts";
import { followedPath, isMissingPart } from "../../domain/records/following/followed.ts";
import { followForm, mailRates } from "../../domain/records/following/follow-mail.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { translate } from "../../i18n/translate.server.ts";
import { PageHead } from "../../shell/page-head.tsx";
import account from "../../styles/account.css?url";
import stylesheet from "../../styles/following.css?url";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Link } from "../../ui/link.tsx";
import { Name } from "../../ui/name.tsx";
import { databaseContext, userContext } from "../../web/context.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { readFields } from "../../web/form.server.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import { requireUser } from "../../web/guards/require-user.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import { servicesOf } from "../../web/services.server.ts";
import type { Route } from "./+types/following";

const path = "/following";

export const middleware: Route.MiddlewareFunction[] = [
  requireUser,
  requirePermission("keepCollection"),
];

export async function loader({ context }: Route.LoaderArgs) {
  const language = languageOf(context);
  const { id } = context.get(userContext);
  const found = await listFollows(context.get(databaseContext), id, language);
  return {
    ...found,
    follows: found.follows.map((row) => toFollow(row, language)),
    messages: areaMessages("follow", language),
  };
}

/** A composition in the bin has neither a name nor an address. */
function toFollow(row: FollowRow, language: Language) {
  const { kind, recordId, title, native } = row;
  const page = pageOfFollow(row);
  const name =
    kind === "unfinished" && isMissingPart(recordId)
      ? translate(language, `incomplete.${recordId}.title`)
      : title && showName(native, title);
  return { kind, recordId, name, to: page && followedPath(page) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = followForm.safeParse(await readFields(request));
  if (!form.success) throw data(null, { status: 400 });
  const db = context.get(databaseContext);
  const { id: userId } = context.get(userContext);
  if (form.data.act === "end") {
    const { kind, recordId } = form.data;
    await unfollow(db, userId, { kind, id: recordId });
    return redirectWithFlash(context, path, { kind: "success", message: "follow.ended" });
  }
  const result = await setMailRate(db, userId, form.data.rate, servicesOf(context).now());
  if (!result.ok) throw data(null, { status: 403 });
  return redirectWithFlash(context, path, { kind: "success", message: "following.saved" });
}

export const headers = pageHeaders();

export default function Following({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <FollowingPage page={loaderData} />
    </AreaI18nProvider>
  );
}

function FollowingPage({ page }: { page: Route.ComponentProps["loaderData"] }) {
  const { t } = useI18n("follow");
  const { follows, rate, isAddressUnconfirmed } = page;
  return (
    <div className="page working following">
      <Stylesheet href={account} />
      <Stylesheet href={stylesheet} />
      <PageHead
        title={t("following.title")}
        description={t("following.lead")}
        path={path}
        index={false}
      />
      <h1>{t("following.title")}</h1>
      <p className="lead">{t("following.lead")}</p>
      {isAddressUnconfirmed && (
        <p className="panel" role="note">
          {t("following.unconfirmed")} <Link to="/forgot-password">{t("following.confirm")}</Link>
        </p>
      )}
      {follows.length === 0 ? (
        <Empty
          text={t("following.none", { follow: t("follow.link") })}
          to="/home"
          label={t("welcome.browse")}
        />
      ) : (
        <>
          <RateForm rate={rate ?? "never"} />
          <ul>
            {follows.map((one) => (
              <FollowItem key={`${one.kind} ${one.recordId}`} follow={one} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function RateForm({ rate }: { rate: (typeof mailRates)[number] }) {
  const { t } = useI18n("follow");
  return (
    <Form method="post" className="rate">
      <div className="field">
        <label htmlFor="rate">{t("follow.rate")}</label>
        <select id="rate" name="rate" defaultValue={rate} key={rate}>
          {mailRates.map((one) => (
            <option key={one} value={one}>
              {t(`follow.${one}`)}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" name="act" value="rate" className="button quiet">
        {t("following.save")}
      </button>
    </Form>
  );
}

type Follow = Route.ComponentProps["loaderData"]["follows"][number];

function FollowItem({ follow: { kind, recordId, name, to } }: { follow: Follow }) {
  const { t } = useI18n("follow");
  const shown = name ? <Name of={name} /> : t("following.gone");
  const id = `${kind}-${recordId}`;
  return (
    <li>
      <span id={id}>{to ? <Link to={to}>{shown}</Link> : shown}</span>
      <Form method="post">
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="recordId" value={recordId} />
        <button type="submit" name="act" value="end" className="button quiet" aria-describedby={id}>
          {t("following.end")}
        </button>
      </Form>
    </li>
  );
}
