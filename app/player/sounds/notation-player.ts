import { melodyOfLines } from "../../domain/music/notation/notation-melody.ts";
import { parseNotation } from "../../domain/music/notation/parse-notation.ts";
import { timeNotation } from "../../domain/music/notation/time-notation.ts";
import { parseScale } from "../../domain/music/scale.ts";
import { pitchHertz } from "../../domain/music/sound/tuning.ts";
import { rhythmOf } from "../../domain/music/taalas/beats.ts";
import { type CyclePart, type HandAction, inKalai } from "../../domain/music/taalas/cycle.ts";
import { playRhythm } from "./click-player.ts";
import { isDronePlaying, playDrone, stopDrone } from "./drone-player.ts";
import { playMelody } from "./melody-player.ts";
import { eduppuOf, readSettings } from "./practice-settings.ts";
import { readSoundChoice } from "./use-sound-choice.ts";

type Data = Readonly<Partial<Record<string, string>>>;

/** Returns what a button plays: the data of its section, and what is chosen in its form. */
export function notationOf(button: HTMLElement): Data {
  const form = button.closest("form");
  const chosen = [...new FormData(form ?? undefined)].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  const section = button.closest<HTMLElement>("[data-text]");
  return { ...section?.dataset, ...Object.fromEntries(chosen) };
}

/**
 * Plays a notation with the tambura and the beat of its taala, as the practice tools are set: once, or round and round
 * where `loop` is there. The other data are its `text`, the scale of its raaga (`up`, `down`), its melakarta (`mela`),
 * the hands in each part of a cycle (`clap wave, clap finger finger finger`), where the songs of the taala begin
 * (`eduppu`), and the `first` and `last` of its lines to be played, by default all. Calls `onSwara` with the number of
 * each swara as it sounds, and with null at the end. Returns a function that stops.
 */
export function playNotation(
  context: AudioContext,
  data: Data,
  onSwara: (number: number | null) => void,
): () => void {
  const settings = readSettings();
  const { tempo, nadai, kalai, voice, tuning, strokes, isCountedIn } = settings;
  const parts = inKalai(readHands(data.hands ?? ""), kalai);
  const actions = parts.flatMap((part) => part.actions);
  const notation = parseNotation(data.text ?? "").notation ?? [];
  const raaga = {
    up: parseScale(data.up ?? ""),
    down: parseScale(data.down ?? ""),
    melakarta: Number(data.mela) || null,
  };
  const ends = [Number(data.first) || 1, Number(data.last) || Infinity];
  const lines = { first: Math.min(...ends), last: Math.max(...ends) };
  const melody = melodyOfLines(notation, raaga, actions.length, lines);
  const pitch = readSoundChoice();

  // A notation that begins with a rest says by itself where in the cycle it begins.
  const isShifted = parts.length > 0 && timeNotation(notation).swaras[0]?.at === 0;
  const eduppu = isShifted ? eduppuOf({ eduppu: Number(data.eduppu) || undefined }, settings) : 0;
  const countIn = isCountedIn ? actions.length : 0;
  const first = Math.min(0, countIn + eduppu);
  const begin = context.currentTime + 0.1;
  const after = (aksharas: number) => begin + ((aksharas - first) * 60) / tempo;

  const voices = {
    click: { kind: "click" },
    clap: { kind: "clap", actions },
    solkattu: { kind: "solkattu", hertz: pitchHertz(pitch) },
  } as const;
  const isOwnDrone = !isDronePlaying();
  if (isOwnDrone) playDrone(context, { tuning, seconds: strokes });
  const rhythm = { ...rhythmOf(parts, tempo, nadai), countIn, eduppu: eduppu || undefined };
  const stopBeat =
    parts.length > 0
      ? playRhythm(context, rhythm, { begin: after(0), onBeat: () => {}, voice: voices[voice] })
      : () => {};
  let isOver = false;
  const stop = () => {
    // By then, somebody else may have started the tambura.
    if (isOver) return;
    isOver = true;
    stopMelody();
    stopBeat();
    if (isOwnDrone) stopDrone();
  };
  const end = () => {
    stop();
    onSwara(null);
  };
  const stopMelody = playMelody(context, melody, {
    pitch,
    tempo,
    begin: after(countIn + eduppu),
    onTone: (tone) => onSwara(melody.numbers[tone]!),
    onEnd: data.loop === undefined ? end : undefined,
  });
  return stop;
}

const readHands = (text: string): CyclePart[] =>
  text === ""
    ? []
    : text.split(", ").map((part) => ({ kind: "group", actions: part.split(" ") as HandAction[] }));
