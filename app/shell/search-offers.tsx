import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router";
import { suggestionPath } from "../domain/search/suggestion-path.ts";
import { useI18n } from "../i18n/provider.tsx";
import { kindLabels } from "./kind-labels.ts";
import { noOffers, useOffers } from "./use-offers.ts";

const listId = "search-offers";
const optionId = (at: number) => `${listId}-${at}`;

export default function SearchOffers({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [{ offers, chosen }, setOffered] = useOffers(input);
  const groups = [...Map.groupBy(offers.entries(), ([, offer]) => offer.kind)];

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-expanded", String(offers.length > 0));
    if (offers.length > 0) field.setAttribute("aria-controls", listId);
    else field.removeAttribute("aria-controls");
    if (chosen >= 0) field.setAttribute("aria-activedescendant", optionId(chosen));
    else field.removeAttribute("aria-activedescendant");
    document.getElementById(optionId(chosen))?.scrollIntoView({ block: "nearest" });

    const press = (event: KeyboardEvent) => {
      if (offers.length === 0 || event.isComposing) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) {
        // One more than the offers: the input itself.
        const places = offers.length + 1;
        setOffered({ offers, chosen: ((chosen + 1 + step + places) % places) - 1 });
      } else if (event.key === "Escape") setOffered(noOffers);
      else if (event.key === "Enter" && chosen >= 0) {
        setOffered(noOffers);
        void navigate(suggestionPath(offers[chosen]!));
      } else return;
      event.preventDefault();
    };
    const leave = () => setOffered(noOffers);
    field.addEventListener("keydown", press);
    field.addEventListener("blur", leave);
    return () => {
      field.removeEventListener("keydown", press);
      field.removeEventListener("blur", leave);
    };
  }, [input, offers, chosen, navigate, setOffered]);

  if (offers.length === 0) return null;
  const isAlike = offers.every(({ alike }) => alike);
  const label = t(isAlike ? "search.didYouMean" : "search.all");
  return (
    <div id={listId} role="listbox" aria-label={label} className="menu search-offers">
      {isAlike && <p aria-hidden="true">{label}</p>}
      {groups.map(([kind, entries]) => (
        <div key={kind} role="group" aria-label={t(kindLabels[kind])}>
          <p aria-hidden="true">{t(kindLabels[kind])}</p>
          {entries.map(([at, offer]) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field hears them
            <div
              key={at}
              id={optionId(at)}
              role="option"
              tabIndex={-1}
              aria-selected={at === chosen}
              // Keeps the focus in the input.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                setOffered(noOffers);
                void navigate(suggestionPath(offer));
              }}
            >
              {offer.name}
              {offer.matched && <small> {t("search.matched", { text: offer.matched })}</small>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
