import type { TypedRaaga } from "../../../data/music/raaga-pages/typed-raagas.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { Name } from "../../../ui/name.tsx";

interface Props {
  typed: TypedRaaga;
  /** The address that a raaga leads to when it is meant. */
  pathOf: (id: string) => string;
}

/** Asks which raaga a typed text means, with a link for each that it may; nothing where nothing was typed. */
export function Meant({ typed: { text, isNamed, raagas }, pathOf }: Props) {
  const { t } = useI18n("beside");
  if (text === "") return null;
  const question = isNamed
    ? t("choose.several", { text })
    : t(raagas.length > 0 ? "choose.unknown" : "choose.nothing", { text });
  return (
    <section className="meant">
      <h2>{question}</h2>
      <ul>
        {raagas.map(({ id, name, matched }) => (
          <li key={id}>
            <Link to={pathOf(id)}>
              <Name of={name} />
            </Link>
            {matched && <small>{t("search.matched", { text: matched })}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
