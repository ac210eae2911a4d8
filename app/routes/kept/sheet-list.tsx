import type { ReactNode } from "react";
import type { ScriptChoice } from "../../domain/music/script/scripts.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { type DrawnParts, ServerDrawn } from "../../shell/server-drawn.tsx";
import notationStylesheet from "../../styles/notation.css?url";
import { Choices } from "../../ui/choices.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { Name } from "../../ui/name.tsx";
import type { ShownSheet } from "./to-sheet.server.ts";

const scripts = [
  ["te", "sung.te"],
  ["ta", "sung.ta"],
  ["kn", "sung.kn"],
  ["ml", "sung.ml"],
  ["hi", "lyrics.devanagari"],
  ["iso", "lyrics.roman"],
] as const satisfies [ScriptChoice, string][];

interface Props {
  name: string;
  script: string;
  sheets: ShownSheet[];
  drawn: DrawnParts | null;
  /** The address of the list. */
  list: string;
  /** The address of its sheets. */
  path: string;
  /** Returns the address of the sheets in a script. */
  to: (script: string) => string;
  children?: ReactNode;
}

/** The songs of a list with their lyrics and notation, to be printed. */
export function SheetList({ name, script, sheets, drawn, list, path, to, children }: Props) {
  const { t } = useI18n("songs");
  return (
    <div className="page sheets">
      {sheets.some(({ notation }) => notation) && <Stylesheet href={notationStylesheet} />}
      <PageHead title={name} description={name} path={path} index={false} />
      <h1>{name}</h1>
      <Choices
        label={t("lyrics.script")}
        all={t("lyrics.original")}
        chosen={script === "original" ? null : script}
        values={scripts.map(([value, label]) => [value, t(label)])}
        path={(value) => to(value ?? "original")}
      />
      <p className="actions">
        <button type="button" className="button needs-script" onClick={() => print()}>
          <Icon name="pages" />
          {t("kept.print")}
        </button>
        <Link to={list} className="button quiet">
          {t("kept.backToList")}
        </Link>
      </p>
      {sheets.map((sheet) => (
        <article key={sheet.id} className="sheet">
          <h2>
            <Name of={sheet.name} />
          </h2>
          <p className="leaf-music">
            {sheet.music.map((one, at) => (
              <span key={at}>
                <Name of={one} />
              </span>
            ))}
          </p>
          {sheet.note && <p>{sheet.note}</p>}
          {sheet.verses.length === 0 && <p className="hint">{t("kept.noWords")}</p>}
          {sheet.verses.map(({ heading, text }, at) => (
            <div key={at}>
              {heading && <h3>{heading}</h3>}
              <p className="prose" lang={sheet.lang}>
                {text}
              </p>
            </div>
          ))}
          {sheet.notation && (
            <>
              <h3>{t("songForm.notation")}</h3>
              <ServerDrawn parts={drawn} name={sheet.notation} className="notation" />
            </>
          )}
        </article>
      ))}
      {children}
    </div>
  );
}
