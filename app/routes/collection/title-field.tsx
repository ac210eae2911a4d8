import { type KeyboardEvent, useId, useRef, useState } from "react";
import type { SongLists } from "../../data/song-edit.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { clearFilled, fillFrom } from "./fill-from.ts";
import { type Found, useTitleSearch } from "./use-title-search.ts";

const names = {
  raagaId: "songForm.raaga",
  taalaId: "songForm.taala",
  lyrics: "songForm.lyrics",
} as const;

/**
 * The title, searched among the songs that are there while one types (a combobox with a list). Picking one
 * fills in its raaga, taala and lyrics. Without scripts a plain field with some titles to choose from.
 */
export function TitleField(props: { lists: SongLists; defaultValue?: string; error?: string }) {
  const { t } = useI18n();
  const { error } = props;
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const { found, ask, close } = useTitleSearch();
  const [active, setActive] = useState(-1);
  const [from, setFrom] = useState<{ title: string; filled: Map<string, string> } | null>(null);
  // Until scripts run, the browser offers its own list.
  const scripted = useHydrated();
  const open = found !== null && found.length > 0;

  async function pick({ id, title }: Found) {
    input.current!.value = title;
    close();
    setActive(-1);
    const response = await fetch(`/songs/like?id=${id}`).catch(() => null);
    if (!response?.ok) return;
    setFrom({ title, filled: fillFrom(input.current!.form!, await response.json()) });
  }

  function steer(event: KeyboardEvent) {
    if (!open) return;
    const { length } = found;
    const keys: Record<string, () => void> = {
      ArrowDown: () => setActive((active + 1) % length),
      ArrowUp: () => setActive((active - 1 + length) % length),
      Escape: close,
      Enter: () => (active < 0 ? close() : void pick(found[active]!)),
    };
    const act = keys[event.key];
    if (!act) return;
    // Enter with the list open chooses from it and sends nothing.
    event.preventDefault();
    act();
  }

  const option = (at: number) => `${list}-${at}`;
  return (
    <div className="field combo">
      <label htmlFor="title">{t("songForm.titleLabel")} *</label>
      <input
        ref={input}
        id="title"
        name="title"
        defaultValue={props.defaultValue}
        maxLength={300}
        autoComplete="off"
        list={scripted ? undefined : "titles"}
        {...(scripted && {
          role: "combobox",
          "aria-expanded": open,
          "aria-controls": list,
          "aria-autocomplete": "list" as const,
          "aria-activedescendant": active >= 0 ? option(active) : undefined,
        })}
        aria-invalid={error ? true : undefined}
        aria-describedby={`title-hint${error ? " title-error" : ""}`}
        onChange={(event) => {
          setActive(-1);
          ask(event.currentTarget.value);
        }}
        onKeyDown={steer}
        onBlur={close}
      />
      <noscript>
        <datalist id="titles">
          {props.lists.titles.map((title) => (
            <option key={title} value={title} />
          ))}
        </datalist>
      </noscript>
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
      <p id="title-hint" className="hint">
        {t("songForm.titleHint")}
      </p>
      <p className="hint" role="status">
        {found &&
          (open ? t("songForm.titleFound", { count: found.length }) : t("songForm.titleNoneFound"))}
        {from && from.filled.size > 0 && (
          <>
            {t("songForm.filled", {
              title: from.title,
              fields: [...from.filled.keys()]
                .map((name) => t(names[name as keyof typeof names]))
                .join(", "),
            })}{" "}
            <button
              type="button"
              className="button quiet"
              onClick={() => {
                clearFilled(input.current!.form!, from.filled);
                setFrom(null);
              }}
            >
              {t("songForm.clearFilled")}
            </button>
          </>
        )}
      </p>
      {error && (
        <p id="title-error" className="error">
          {error}
        </p>
      )}
    </div>
  );
}
