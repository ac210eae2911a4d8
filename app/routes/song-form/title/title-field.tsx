import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { SongLists } from "../../../data/songs/song-lists.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Field } from "../../../ui/field.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { FilledFrom } from "./filled-from.tsx";
import { maxLineLength } from "../../../domain/songs/song-field-kinds.ts";
import { optionId, TitleOptions } from "./title-options.tsx";
import { useFilledFields } from "./use-filled-fields.ts";
import { type FoundTitle, useTitleSearch } from "./use-title-search.ts";

export function TitleField(props: { lists: SongLists; defaultValue?: string; error?: string }) {
  const { t } = useI18n("songs");
  const { error } = props;
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const { found, search, close } = useTitleSearch();
  const [active, setActive] = useState(-1);
  const { filled, fill, clear } = useFilledFields();
  const hydrated = useHydrated();
  const isOpen = found !== null && found.length > 0;

  useEffect(() => {
    document.getElementById(optionId(list, active))?.scrollIntoView({ block: "nearest" });
  }, [list, active]);

  function pick(song: FoundTitle) {
    const field = input.current!;
    field.value = song.title;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    close();
    setActive(-1);
    void fill(field.form!, song);
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
      hint={t("songForm.titleHint")}
      error={error}
      status={
        <>
          <p className="hint" role="status">
            {found &&
              (isOpen
                ? t("songForm.titleFound", { count: found.length })
                : t("songForm.titleNoneFound"))}
          </p>
          <FilledFrom
            filled={filled}
            onClear={() => {
              const field = input.current!;
              clear(field.form!);
              field.focus();
            }}
          />
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
              defaultValue={props.defaultValue}
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
            {hydrated && <TitleOptions list={list} songs={found} active={active} onPick={pick} />}
          </div>
          <noscript>
            <datalist id="titles">
              {props.lists.titles.map((title) => (
                <option key={title} value={title} />
              ))}
            </datalist>
          </noscript>
        </>
      )}
    </Field>
  );
}
