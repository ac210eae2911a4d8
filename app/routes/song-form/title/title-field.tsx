import { useRef } from "react";
import type { FoundComposition } from "../../../data/search/suggest-compositions.ts";
import type { SongLists } from "../../../data/songs/song-lists.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { ComboOptions } from "../../../ui/combobox/combo-options.tsx";
import { findJson } from "../../../ui/combobox/find-json.ts";
import { fillInput, useCombobox } from "../../../ui/combobox/use-combobox.ts";
import { Field } from "../../../ui/field.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { maxLineLength } from "../../../domain/songs/song-field-kinds.ts";
import { choosePath } from "./choose-path.ts";
import { CompositionName } from "./composition-name.tsx";
import { FoundCompositions } from "./found-compositions.tsx";
import { ChooseButton, TitlesWithoutScripts } from "./title-buttons.tsx";

interface Props {
  lists: SongLists;
  defaultValue?: string;
  error?: string;
  /** Whether choosing a composition adds a recording to it; else it gives its title. */
  mayChoose: boolean;
  found?: FoundComposition[];
}

const findLike = (text: string, signal: AbortSignal) =>
  findJson<FoundComposition[]>("/songs/like", { text }, signal);

export function TitleField({ lists, defaultValue, error, mayChoose, found: answer }: Props) {
  const { t } = useI18n("songs");
  const chooser = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const { options, isOpen, inputProps, listProps } = useCombobox({ find: findLike, onPick: pick });

  function pick({ id, title }: FoundComposition, field: HTMLInputElement) {
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
          {answer && !hydrated && <FoundCompositions found={answer} />}
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
