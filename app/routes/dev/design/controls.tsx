import type { RaagaMark as Mark } from "../../../domain/music/picture/raaga-mark.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { SelectField, TextAreaField, TextField } from "../../../ui/form-fields.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { Name, ProposedMark, RaagaMark } from "../../../ui/name.tsx";

export function Controls({ marks }: { marks: { name: string; mark: Mark | null }[] }) {
  const { t } = useI18n();
  return (
    <>
      <section className="panel" aria-labelledby="buttons">
        <h2 id="buttons" lang="en">
          Buttons by rank
        </h2>
        <p className="actions">
          <button type="button" className="button">
            <Icon name="play" />
            {t("player.playHere")}
          </button>
          <button type="button" className="button quiet">
            {t("share.share")}
          </button>
          <button type="button" className="button" disabled>
            {t("welcome.browse")}
          </button>
          <Link to="/dev/design" className="plain-link">
            {t("welcome.collect")}
          </Link>
        </p>
      </section>
      <section className="panel" aria-labelledby="fields">
        <h2 id="fields" lang="en">
          Fields, messages and an empty list
        </h2>
        <TextField name="title" label={t("column.title")} hint={t("home.empty")} />
        <TextField name="singer" label={t("column.singer")} error={t("home.noSuchPage")} />
        <TextField name="composer" label={t("column.composer")} disabled defaultValue="Tyagaraja" />
        <SelectField
          name="raaga"
          label={t("column.raaga")}
          options={marks.map(({ name }) => ({ value: name, text: name }))}
        />
        <TextAreaField name="lyrics" label={t("column.title")} defaultValue={t("home.empty")} />
        <p className="flash success">{t("share.copied")}</p>
        <p className="flash error">{t("home.noSuchPage")}</p>
        <Empty text={t("home.empty")} to="/home" label={t("welcome.browse")} />
      </section>
      <section aria-labelledby="cards">
        <h2 id="cards" lang="en">
          Cards with the marks of raagas, chips and badges
        </h2>
        <ul className="leaves">
          {marks.map(({ name, mark }) => (
            <li key={name} className="leaf">
              <RaagaMark mark={mark} />
              <h3>{t("home.title")}</h3>
              <p className="leaf-music">
                <b>
                  <Name of={name} />
                </b>
                <ProposedMark />
              </p>
            </li>
          ))}
        </ul>
        <ul className="chips">
          <li>
            <Link to="/dev/design">{t("column.raaga")}</Link>
          </li>
          <li>
            <Link to="/dev/design">
              {t("column.taala")}
              <Icon name="close" />
            </Link>
          </li>
        </ul>
        <p className="admin">
          <span className="badge Contributor">{t("role.Contributor")}</span>{" "}
          <span className="badge Administrator">{t("role.Administrator")}</span>
        </p>
      </section>
    </>
  );
}
