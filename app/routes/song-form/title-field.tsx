import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { SongLists } from "../../data/songs/song-lists.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Field } from "../../ui/field.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { clearFilled, fillFrom } from "./fill-from.ts";
import { FilledFrom, type Filled } from "./filled-from.tsx";
import { findPicked, type Found, useTitleSearch } from "./use-title-search.ts";

/** A combobox of song titles. Picking one fills in the raaga, taala and lyrics of its song. */
export function TitleField(props: { lists: SongLists; defaultValue?: string; error?: string }) {
  const { t } = useI18n("songs");
  const { error } = props;
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const { found, ask, close } = useTitleSearch();
  const [active, setActive] = useState(-1);
  const [filled, setFilled] = useState<Filled | null>(null);
  const scripted = useHydrated();
  const open = found !== null && found.length > 0;
  const option = (at: number) => `${list}-${at}`;

  useEffect(() => {
    document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [list, active]);

  function clear() {
    if (filled) clearFilled(input.current!.form!, filled.fields);
    setFilled(null);
  }

  async function pick({ id, title }: Found) {
    const field = input.current!;
    field.value = title;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    close();
    setActive(-1);
    const picked = await findPicked(id);
    if (!picked || !field.form) return;
    clear();
    const fields = fillFrom(field.form, picked);
    if (fields.size > 0) setFilled({ title, fields });
  }

  function steer(event: KeyboardEvent<HTMLInputElement>) {
    // An input method uses Enter and arrows itself.
    if (event.nativeEvent.isComposing) return;
    if (!open) {
      if (event.key === "ArrowDown") ask(event.currentTarget.value);
      return;
    }
    const { length } = found;
    const keys: Record<string, () => void> = {
      ArrowDown: () => setActive((active + 1) % length),
      ArrowUp: () => setActive(active > 0 ? active - 1 : length - 1),
      Escape: close,
      Enter: () => (active < 0 ? close() : void pick(found[active]!)),
    };
    const act = keys[event.key];
    if (!act) return;
    // Enter must not submit the form while the list is open.
    event.preventDefault();
    act();
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
              (open
                ? t("songForm.titleFound", { count: found.length })
                : t("songForm.titleNoneFound"))}
          </p>
          <FilledFrom
            filled={filled}
            onClear={() => {
              clear();
              input.current!.focus();
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
              maxLength={300}
              autoComplete="off"
              list={scripted ? undefined : "titles"}
              {...(scripted && {
                role: "combobox",
                "aria-expanded": open,
                "aria-controls": list,
                "aria-autocomplete": "list" as const,
                "aria-activedescendant": open && active >= 0 ? option(active) : undefined,
              })}
              onChange={(event) => {
                setActive(-1);
                ask(event.currentTarget.value);
              }}
              onKeyDown={steer}
              onBlur={close}
            />
            {scripted && (
              <div id={list} role="listbox" aria-label={t("songForm.titleLabel")} hidden={!open}>
                {found?.map((song, at) => (
                  // Keys are heard by the field, which keeps the focus.
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                  <div
                    key={song.id}
                    id={option(at)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={at === active}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => void pick(song)}
                  >
                    {song.title}
                  </div>
                ))}
              </div>
            )}
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
