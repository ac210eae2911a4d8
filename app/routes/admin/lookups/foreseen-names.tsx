import { useEffect, useRef } from "react";
import type { Foreseen } from "../../../data/raaga-collisions.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { listAddress } from "../address.ts";

const counted = 1000;

/** What the names that are about to be given to a raaga would find; takes the focus where it was asked for. */
export function ForeseenNames(props: { names: Foreseen[]; isAsked: boolean }) {
  const { names, isAsked } = props;
  const { t } = useI18n();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked && names) ref.current?.focus();
  }, [names, isAsked]);
  return (
    <section ref={ref} className="alike" aria-labelledby="foreseen" tabIndex={-1}>
      <h3 id="foreseen">{t("admin.foreseen")}</h3>
      {names.length === 0 && <p>{t("admin.foreseenNone")}</p>}
      <ul>
        {names.map((one) => (
          <li key={one.name}>
            <b>{one.name}</b>
            <ForeseenName one={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ForeseenName({ one }: { one: Foreseen }) {
  const { t } = useI18n();
  const { known, total, songs, collisions } = one;
  const number = total < counted ? total : t("admin.moreThan", { number: counted - 1 });
  return (
    <>
      <p>{known ? t("admin.foundAlready") : `${t("admin.newlyFound")}: ${number}`}</p>
      {songs.length > 0 && (
        <ul>
          {songs.map(({ id, title }) => (
            <li key={id}>
              <Link to={`/songs/${id}`}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
      {collisions.length > 0 && (
        <>
          <p>{t("admin.alikeNames")}:</p>
          <ul>
            {collisions.map(({ raagaId, matched }) => (
              <li key={raagaId}>
                <Link to={listAddress("/admin/raaga", { dialog: "edit", id: raagaId })}>
                  {raagaId}
                </Link>
                {matched !== raagaId && ` (${matched})`}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
