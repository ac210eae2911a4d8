import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import stylesheet from "../../styles/player-panel.css?url";
import { KeyHelp } from "../keys/key-help.tsx";
import type { useKeys } from "../keys/use-keys.ts";
import type { Playback } from "../playback/use-playback.tsx";
import type { Panel } from "./panel-buttons.tsx";
import { QueuePanel } from "./queue-panel.tsx";

/** What opens beside the bar: the queue, or the keys. */
export default function OpenPanel(props: {
  panel: Panel;
  playback: Playback;
  keys: ReturnType<typeof useKeys>;
}) {
  const { panel, playback, keys } = props;
  return (
    <>
      <Stylesheet href={stylesheet} />
      {panel === "queue" ? <QueuePanel playback={playback} /> : <KeyHelp {...keys} />}
    </>
  );
}
