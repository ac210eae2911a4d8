import { Fragment } from "react";
import { suggestionPath } from "../../../domain/search/suggestion-path.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";

export function Homophones({ names }: { names: string[] }) {
  const { t } = useI18n("admin");
  return (
    <p>
      {t("raaga.notSame")}:{" "}
      {names.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && ", "}
          <Link to={suggestionPath("raaga", name)}>{name}</Link>
        </Fragment>
      ))}
    </p>
  );
}
