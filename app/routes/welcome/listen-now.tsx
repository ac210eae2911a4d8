import { usePlayer } from "../../player/provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import type { ListenNow as Offer } from "./today.server.ts";

/** Ways to listen: radios, which are pages without JavaScript. If nothing can be played, a song to read. */
export function ListenNow({ offer }: { offer: Offer }) {
  const { ask } = usePlayer();
  if (!offer.ways)
    return (
      <p className="actions">
        <Link to={offer.to} className="button" prefetch>
          <Icon name="book" />
          {offer.words}
        </Link>
      </p>
    );
  return (
    <div role="group" aria-labelledby="listen" className="actions listen-now">
      <p id="listen">{offer.label}</p>
      {offer.ways.map(({ to, from, words }, at) => (
        <Link
          key={to}
          to={to}
          className={at ? "button quiet" : "button"}
          onClick={(event) => {
            event.preventDefault();
            const hour = from.endsWith("=") ? new Date().getHours() : "";
            ask({ from: from + hour, isRadio: true });
          }}
        >
          {!at && <Icon name="play" />}
          {words}
        </Link>
      ))}
    </div>
  );
}
