import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { FoundComposition } from "../../../data/search/suggest-compositions.ts";
import type { SongLists } from "../../../data/songs/song-lists.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Field } from "../../../ui/field.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { maxLineLength } from "../../../domain/songs/song-field-kinds.ts";
import { choosePath } from "./choose-path.ts";
import { FoundCompositions } from "./found-compositions.tsx";
import { ChooseButton, TitlesWithoutScripts } from "./title-buttons.tsx";
import { optionId, TitleOptions } from "./title-options.tsx";
import { useTitleSearch } from "./use-title-search.ts";

interface Props {
  lists: SongLists;
  defaultValue?: string;
  error?: string;
  /** Whether choosing a composition adds a recording to it; else it gives its title. */
  mayChoose: boolean;
  found?: FoundComposition[];
}

export function TitleField({ lists, defaultValue, error, mayChoose, found: answer }: Props) {
  const { t } = useI18n("songs");
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const list = useId();
  const { found, search, close } = useTitleSearch();
  const [active, setActive] = useState(-1);
  const hydrated = useHydrated();
  const isOpen = found !== null && found.length > 0;

  useEffect(() => {
    document.getElementById(optionId(list, active))?.scrollIntoView({ block: "nearest" });
  }, [list, active]);

  function pick({ id, title }: FoundComposition) {
    const field = input.current!;
    const button = chooser.current;
    close();
    setActive(-1);
    if (button) {
      button.formAction = choosePath(id);
      return field.form!.requestSubmit(button);
    }
    field.value = title;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    // An input method uses Enter and arrows itself.
    if (event.nativeEvent.isComposing) return;
    if (!isOpen) {
      if (event.key === "ArrowDown") search(event.currentTarget.value);
      return;
    }
    const { length } = found;
    const keys: Record<string, () => void> = {
      ArrowDown: () => setActive((active + 1) % length),
      ArrowUp: () => setActive(active > 0 ? active - 1 : length - 1),
      Escape: close,
      Enter: () => (active < 0 ? close() : pick(found[active]!)),
    };
    const handle = keys[event.key];
    if (!handle) return;
    // Enter must not submit the form while the list is open.
    event.preventDefault();
    handle();
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
            {found &&
              (isOpen
                ? t("songForm.titleFound", { count: found.length })
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
              ref={input}
              {...control}
              type="text"
              required
              defaultValue={defaultValue}
              maxLength={maxLineLength}
              autoComplete="off"
              list={hydrated ? undefined : "titles"}
              {...(hydrated && {
                role: "combobox",
                "aria-expanded": isOpen,
                "aria-controls": list,
                "aria-autocomplete": "list" as const,
                "aria-activedescendant": isOpen && active >= 0 ? optionId(list, active) : undefined,
              })}
              onChange={(event) => {
                setActive(-1);
                search(event.currentTarget.value);
              }}
              onKeyDown={handleKey}
              onBlur={close}
            />
            {hydrated && (
              <TitleOptions
                list={list}
                compositions={found}
                active={active}
                label={mayChoose ? t("songForm.addToIt") : undefined}
                onPick={pick}
              />
            )}
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
