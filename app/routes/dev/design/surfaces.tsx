import type { RaagaMark as Mark } from "../../../domain/music/picture/raaga-mark.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { type DrawnParts, ServerDrawn } from "../../../shell/server-drawn.tsx";
import palmLeaf from "../../../assets/art/palm-leaf.svg?url";
import { Art } from "../../../ui/art.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { ListLinks } from "../../catalogue/lists/list-links.tsx";
import { FacetLinks } from "../../catalogue/narrow/facet-links.tsx";

const path = "/dev/design";

interface Props {
  marks: { name: string; mark: Mark | null }[];
  drawn: DrawnParts | null;
}

export function Surfaces({ marks, drawn }: Props) {
  const { t } = useI18n();
  const values = marks.map(({ name }, at): [string, string, number] => [
    name,
    `${path}#${at}`,
    marks.length - at,
  ]);
  return (
    <>
      <section aria-labelledby="rows">
        <h2 id="rows" lang="en">
          Rows, facets and choices in one line
        </h2>
        <ListLinks
          label={t("sort.label")}
          links={[
            { to: `${path}#title`, text: t("column.title"), current: true, icon: "sort-up" },
            { to: `${path}#singer`, text: t("column.singer") },
            { to: `${path}#raaga`, text: t("column.raaga") },
          ]}
        />
        <div className="design-beside">
          <div className="facets">
            <nav aria-label={t("column.raaga")}>
              <h2>{t("column.raaga")}</h2>
              <FacetLinks values={values} />
            </nav>
          </div>
          <ServerDrawn parts={drawn} name="rows" />
        </div>
      </section>
      <section aria-labelledby="layers">
        <h2 id="layers" lang="en">
          Dialog, menu, toasts and an empty page
        </h2>
        <div className="design-beside">
          <div className="panel page-dialog" role="group" aria-labelledby="dialog">
            <h3 id="dialog">{t("song.delete")}</h3>
            <p>{t("home.empty")}</p>
            <p className="actions">
              <button type="button" className="button">
                {t("song.delete")}
              </button>
              <Link to={path} className="button quiet">
                {t("welcome.browse")}
              </Link>
            </p>
          </div>
          <div className="menu">
            <Link to={path}>{t("home.title")}</Link>
            <Link to={path} aria-current="page">
              {t("search.title")}
            </Link>
            <button type="button">
              <Icon name="share" />
              {t("share.share")}
            </button>
          </div>
        </div>
        <p className="toast success">{t("share.copied")}</p>
        <p className="toast error">{t("home.noSuchPage")}</p>
        <Art src={palmLeaf} box={[480, 120]} />
      </section>
    </>
  );
}
