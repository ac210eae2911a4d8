import { type Ref, useEffect, useRef } from "react";
import type { TitleMatch } from "../../../data/search/suggest-compositions.ts";
import type { SongLists } from "../../../data/songs/song-lists.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { ComboOptions } from "../../../ui/combobox/combo-options.tsx";
import { findJson } from "../../../ui/combobox/find-json.ts";
import { fillInput, useCombobox } from "../../../ui/combobox/use-combobox.ts";
import { Field } from "../../../ui/field.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { maxLineLength } from "../../../domain/songs/song-field-kinds.ts";
import { choosePath } from "./choose-path.ts";

interface Props {
  lists: SongLists;
  defaultValue?: string;
  error?: string;
  /** Whether choosing a composition adds a recording to it; otherwise it only fills in its title. */
  mayChoose: boolean;
  found?: TitleMatch[];
}

const findLike = (text: string, signal: AbortSignal) =>
  findJson<TitleMatch[]>("/songs/like", { text }, signal);

export function TitleField({ lists, defaultValue, error, mayChoose, found: answer }: Props) {
  const { t } = useI18n("songs");
  const chooser = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const { options, isOpen, inputProps, listProps } = useCombobox({ find: findLike, onPick: pick });

  function pick({ id, title }: TitleMatch, field: HTMLInputElement) {
    const button = chooser.current;
    if (!button) return fillInput(field, title);
    button.formAction = choosePath(id);
    field.form!.requestSubmit(button);
  }

  return (
    <Field
      name="title"
      label={`${t("songForm.titleLabel")} *`}
      hint={t(mayChoose ? "songForm.titleHint" : "songForm.titleEditHint")}
      error={error}
      status={
        <>
          <p className="hint" role="status">
            {options &&
              (isOpen
                ? t("songForm.titleFound", { count: options.length })
                : t("songForm.titleNoneFound"))}
          </p>
          {answer && !hydrated && <TitleMatches found={answer} />}
        </>
      }
    >
      {(control) => (
        <>
          <div className="combo">
            <input
              {...control}
              type="text"
              required
              defaultValue={defaultValue}
              maxLength={maxLineLength}
              list={hydrated ? undefined : "titles"}
              {...inputProps}
            />
            <ComboOptions
              {...listProps}
              label={t("songForm.titleLabel")}
              keyOf={(composition) => composition.id}
            >
              {(composition) => (
                <>
                  <CompositionName composition={composition} />
                  {mayChoose && <b> {t("songForm.addToIt")}</b>}
                </>
              )}
            </ComboOptions>
          </div>
          {mayChoose && hydrated && <ChooseButton ref={chooser} />}
          <noscript>
            <TitlesWithoutScripts titles={lists.titles} mayChoose={mayChoose} />
          </noscript>
        </>
      )}
    </Field>
  );
}

export function CompositionName({ composition }: { composition: TitleMatch }) {
  const { t } = useI18n("songs");
  const { title, composer, raaga, recordings } = composition;
  const recordingCount = recordings > 0 && t("recordings.count", { count: recordings });
  const facts = [composer, raaga, recordingCount];
  return (
    <>
      <b>{title}</b> <span className="hint">{facts.filter(Boolean).join(" · ")}</span>
    </>
  );
}

export function TitleMatches({ found }: { found: TitleMatch[] }) {
  const { t } = useI18n("songs");
  return (
    <div role="status">
      <p className="hint">
        {found.length > 0
          ? t("songForm.foundHint", { count: found.length })
          : t("songForm.titleNoneFound")}
      </p>
      <ul className="own-songs">
        {found.map((composition) => (
          <li key={composition.id} className="own-song">
            <span>
              <CompositionName composition={composition} />
            </span>
            <button
              type="submit"
              name="act"
              value="choose-composition"
              formAction={choosePath(composition.id)}
              className="button quiet"
              aria-label={`${t("songForm.addToIt")}: ${composition.title}`}
            >
              {t("songForm.addToIt")}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Submits the form with its current values to the path of the chosen composition, set as `formAction`. */
export function ChooseButton({ ref }: { ref: Ref<HTMLButtonElement> }) {
  return (
    <button
      ref={ref}
      type="submit"
      name="act"
      value="choose-composition"
      hidden
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}

export function TitlesWithoutScripts(props: { titles: string[]; mayChoose: boolean }) {
  const { t } = useI18n("songs");
  return (
    <>
      <datalist id="titles">
        {props.titles.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
      {props.mayChoose && (
        <button type="submit" name="act" value="find-composition" className="button quiet">
          {t("songForm.findComposition")}
        </button>
      )}
    </>
  );
}

/** Focuses the next field when the chosen composition changes, because the focused one is then removed. */
export function useFocusOnChoice(compositionId: number | undefined): void {
  const previousId = useRef(compositionId);
  useEffect(() => {
    if (previousId.current === compositionId) return;
    previousId.current = compositionId;
    document.getElementById(compositionId ? "other-composition" : "title")?.focus();
  }, [compositionId]);
}
