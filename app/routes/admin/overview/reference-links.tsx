import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { listNames, shortListPath, shortLists, titleOf } from "../short-list-names.ts";

export function ReferenceLists() {
  const { t } = useI18n("admin");
  const links = [
    ["/admin/raaga", t("admin.raagaTitle")],
    ["/admin/taala", t("admin.taalaTitle")],
    ["/people", t("nav.people")],
    ["/admin/sources", t("sourceList.title")],
    ...listNames.map((name) => [shortListPath(name), t(titleOf(shortLists[name]))] as const),
  ] as const;
  return (
    <section className="panel" aria-labelledby="lists">
      <h2 id="lists">{t("admin.lists")}</h2>
      <ul className="list-links">
        {links.map(([path, title]) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
