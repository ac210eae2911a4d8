import { useEffect, useEffectEvent } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { usePlayer } from "../../player/provider.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Plays the songs at `from` without end. Whoever came by a link of the site has pressed to listen: it begins at once. */
export function RadioButton({ from, label }: { from: string; label: string }) {
  const { ask } = usePlayer();
  const isFollowed = useNavigationType() === NavigationType.Push;
  const play = () => ask({ from, isRadio: true });
  const begin = useEffectEvent(play);
  useEffect(() => {
    if (isFollowed) begin();
  }, [isFollowed]);
  return (
    <p className="actions">
      <button type="button" className="button needs-script" onClick={play}>
        <Icon name="play" />
        {label}
      </button>
    </p>
  );
}
