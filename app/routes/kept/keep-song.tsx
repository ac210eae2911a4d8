import { data, Form } from "react-router";
import { readKeeping } from "../../data/kept/kept-lists.ts";
import { textOf } from "../../domain/music/shown-name.ts";
import { parseId } from "../../domain/paging.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { FormErrorSummary } from "../../ui/form-error-summary.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { databaseContext, userContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import type { Route } from "./+types/keep-song";
import { actOnSong } from "./act-on-song.server.ts";
import { toShownList } from "./list-names.server.ts";
import { NameField } from "./name-field.tsx";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("keepCollection")];

export async function loader({ context, params }: Route.LoaderArgs) {
  const songId = parseId(params.id);
  const { id: userId } = context.get(userContext);
  const language = languageOf(context);
  const key = songId && { userId, songId, language };
  const keeping = key ? await readKeeping(context.get(databaseContext), key) : null;
  if (!keeping) throw data(null, { status: 404 });
  const { title, lists, holding } = keeping;
  return {
    title: textOf(title),
    lists: lists.map((list) => toShownList(language, list)),
    holding,
  };
}

export const action = actOnSong;

export default function KeepSong({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useI18n("songs");
  const { title, lists, holding } = loaderData;
  const formErrors = actionData && "formErrors" in actionData ? actionData.formErrors : undefined;
  const page = t("kept.keepTitle", { title });
  return (
    <div className="page working song-page">
      <PageHead title={page} description={page} path={`/songs/${params.id}/keep`} index={false} />
      <h1>{page}</h1>
      <FormErrorSummary formErrors={formErrors} />
      <ul className="own-songs">
        {lists.map(({ id, name, songs }) => {
          const isIn = holding.includes(id);
          return (
            <li key={id} className="own-song panel">
              <div>
                <h2>
                  <Link to={`/lists/${id}`}>{name}</Link>
                </h2>
                <p>{songs}</p>
              </div>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="list" value={id} />
                <button
                  type="submit"
                  name="act"
                  value={isIn ? "remove" : "add"}
                  className="button quiet"
                  aria-label={t(isIn ? "kept.removeFrom" : "kept.addTo", { list: name })}
                >
                  <Icon name={isIn ? "close" : "plus"} />
                  {t(isIn ? "kept.remove" : "kept.add")}
                </button>
              </Form>
            </li>
          );
        })}
      </ul>
      <Form method="post" className="form panel" noValidate>
        <NameField formErrors={formErrors} />
        <div className="actions">
          <button type="submit" name="act" value="make" className="button">
            {t("kept.makeWith")}
          </button>
          <Link to={`/songs/${params.id}`} className="button quiet">
            {t("kept.backToSong")}
          </Link>
        </div>
      </Form>
    </div>
  );
}
