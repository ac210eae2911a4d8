import { renderPhrase } from "../../domain/music/sound/pluck.ts";
import { phraseOf, type ScaleChoice } from "../../domain/music/sound/scale-sound.ts";
import { beginWork } from "../../ui/work.ts";
import { parseScale } from "../../domain/music/scale.ts";
import { outputOf } from "./output.ts";

const sampleRate = 22_050;
const fade = 0.03;

let stopLast = () => {};

/**
 * Plays the swaras of a scale (`S R2 G3 P D2 S'`) one after another, over its S if it has a drone, and stops the sound
 * of an earlier call. Calls `onSwara` with the index of each swara as it sounds, and with null at the end. Returns a
 * function that stops.
 */
export function playSwaras(
  context: AudioContext,
  scale: { swaras: string; hasDrone: boolean },
  choice: ScaleChoice,
  onSwara: (at: number | null) => void,
): () => void {
  stopLast();
  const swaras = parseScale(scale.swaras);
  const phrase = phraseOf(swaras, choice, sampleRate, scale.hasDrone);
  const samples = renderPhrase(phrase);
  const buffer = context.createBuffer(1, samples.length, sampleRate);
  buffer.copyToChannel(samples, 0);
  const source = new AudioBufferSourceNode(context, { buffer });
  const gain = new GainNode(context);
  source.connect(gain).connect(outputOf(context));
  const begin = context.currentTime + fade;
  source.start(begin);
  const endWork = beginWork();

  let current = -1;
  let frame = 0;
  const follow = () => {
    const at = Math.floor((context.currentTime - begin) / phrase.seconds);
    if (at > current && at < swaras.length) onSwara((current = at));
    frame = requestAnimationFrame(follow);
  };
  follow();
  const end = () => {
    cancelAnimationFrame(frame);
    endWork();
    source.removeEventListener("ended", end);
    onSwara(null);
  };
  source.addEventListener("ended", end);
  const stop = () => {
    if (stopLast === stop) stopLast = () => {};
    gain.gain.setTargetAtTime(0, context.currentTime, fade / 3);
    source.stop(context.currentTime + fade);
    end();
  };
  stopLast = stop;
  return stop;
}
