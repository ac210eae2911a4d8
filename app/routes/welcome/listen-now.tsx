import { usePlayer } from "../../player/provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import type { ListenNow as Offer } from "./today.server.ts";

/** Plays the songs of the page. Links to the first song without JavaScript or if none can be played. */
export function ListenNow({ offer }: { offer: Offer }) {
  const { ask } = usePlayer();
  const isPlayable = offer.ids.length > 0;
  return (
    <Link
      to={`/songs/${offer.id}`}
      className="button"
      prefetch
      onClick={(event) => {
        if (!isPlayable) return;
        event.preventDefault();
        ask({ ids: offer.ids });
      }}
    >
      <Icon name={isPlayable ? "play" : "book"} />
      {offer.words}
    </Link>
  );
}
