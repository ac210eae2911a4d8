import { isComposing } from "../ui/is-composing.ts";
import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router";
import { useI18n } from "../i18n/provider.tsx";
import { kindLabels } from "../i18n/kind-labels.ts";
import { Icon } from "../ui/icon.tsx";
import { Name, RaagaMark } from "../ui/name.tsx";
import { noSuggestions, useSuggestions } from "./use-suggestions.ts";

/** The drawing beside what has no mark of its own. */
const kindIcons: Partial<Record<keyof typeof kindLabels, "note" | "drum" | "book">> = {
  song: "note",
  raaga: "note",
  taala: "drum",
  songType: "book",
  deity: "book",
};

const listId = "suggestions";
const optionId = (at: number) => `${listId}-${at}`;

export default function Suggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [{ suggestions, chosen }, setState] = useSuggestions(input);
  const groups = new Map<string, [number, (typeof suggestions)[number]][]>();
  for (const [at, one] of suggestions.entries()) {
    const group = `${one.kind}${one.alike ? " alike" : ""}`;
    groups.set(group, [...(groups.get(group) ?? []), [at, one]]);
  }

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-expanded", String(suggestions.length > 0));
    if (suggestions.length > 0) field.setAttribute("aria-controls", listId);
    else field.removeAttribute("aria-controls");
    if (chosen >= 0) field.setAttribute("aria-activedescendant", optionId(chosen));
    else field.removeAttribute("aria-activedescendant");
    document.getElementById(optionId(chosen))?.scrollIntoView({ block: "nearest" });

    const handleKeyDown = (event: KeyboardEvent) => {
      if (suggestions.length === 0 || isComposing(event)) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) {
        // The arrow keys cycle through the input itself and the options.
        const stops = suggestions.length + 1;
        setState({ suggestions, chosen: ((chosen + 1 + step + stops) % stops) - 1 });
      } else if (event.key === "Escape") setState(noSuggestions);
      else if (event.key === "Enter" && chosen >= 0) {
        setState(noSuggestions);
        void navigate(suggestions[chosen]!.path);
      } else return;
      event.preventDefault();
    };
    const handleBlur = () => setState(noSuggestions);
    field.addEventListener("keydown", handleKeyDown);
    field.addEventListener("blur", handleBlur);
    return () => {
      field.removeEventListener("keydown", handleKeyDown);
      field.removeEventListener("blur", handleBlur);
    };
  }, [input, suggestions, chosen, navigate, setState]);

  if (suggestions.length === 0) return null;
  const describe = ({ matched, counted }: (typeof suggestions)[number]) =>
    [matched && t("search.matched", { text: matched }), counted].filter(Boolean).join(" · ");
  const labelOf = ({ kind }: (typeof suggestions)[number]) => t(kindLabels[kind]);
  const firstAlike = suggestions.findIndex(({ alike }) => alike);
  const isAlike = suggestions.every(({ alike }) => alike);
  const label = t(isAlike ? "search.didYouMean" : "search.all");
  return (
    <div id={listId} role="listbox" aria-label={label} className="menu suggestions">
      {[...groups].map(([group, entries]) => (
        <div key={group} role="group" aria-label={labelOf(entries[0]![1])}>
          {entries[0]![0] === firstAlike && <p aria-hidden="true">{t("search.didYouMean")}</p>}
          <p aria-hidden="true">{labelOf(entries[0]![1])}</p>
          {entries.map(([at, suggestion]) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input handles keys
            <div
              key={at}
              id={optionId(at)}
              role="option"
              tabIndex={-1}
              aria-selected={at === chosen}
              // Keep the focus in the input.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                setState(noSuggestions);
                void navigate(suggestion.path);
              }}
            >
              {suggestion.mark ? (
                <RaagaMark mark={suggestion.mark} />
              ) : (
                <Icon name={kindIcons[suggestion.kind] ?? "user"} />
              )}
              <span>
                <Name of={suggestion.name} />
                <small> {describe(suggestion)}</small>
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
