import { use } from "react";
import { AreaI18nProvider } from "../i18n/provider.tsx";
import { loadPlayerMessages } from "../i18n/player-messages.ts";
import { forgettable } from "../ui/part.tsx";
import { Stylesheet } from "../ui/document/stylesheet.tsx";
import stylesheet from "../styles/player.css?url";
import { PlayerDialog } from "./dialog.tsx";
import type { Shown, PlayRequest } from "./playback/play-request.ts";

let loading: ReturnType<typeof loadPlayerMessages> | undefined;

const readMessages = () =>
  (loading ??= loadPlayerMessages().catch(forgettable(() => (loading = undefined))));

/** The player with its messages and styles; all of it is loaded with the first song that is played. */
export default function Player(props: {
  request: PlayRequest | null;
  onShow: (shown: Shown | null) => void;
}) {
  return (
    <AreaI18nProvider messages={use(readMessages())}>
      <Stylesheet href={stylesheet} />
      <PlayerDialog {...props} />
    </AreaI18nProvider>
  );
}
