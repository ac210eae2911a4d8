import { beginWork } from "../../ui/work.ts";
import type { Medium } from "./medium.ts";

export const youTube = "https://www.youtube-nocookie.com";

/** The event of the first message from YouTube. */
export const answered = "answered";
/** The event of a frame that has not answered in time. */
export const silent = "silent";

/** developers.google.com/youtube/iframe_api_reference#Playback_status */
const ended = 0;
const playing = 1;
const buffering = 3;

interface Message {
  event?: string;
  info?: unknown;
}

interface PlayerInfo {
  playerState?: number;
  currentTime?: number;
  duration?: number;
  volume?: number;
  muted?: boolean;
  playbackRate?: number;
  availablePlaybackRates?: number[];
}

/** YouTube's player in a frame, controlled by messages of its IFrame API, with the interface of a media element. */
export class YouTubeMedium extends EventTarget implements Medium {
  duration = NaN;
  rates: readonly number[] | undefined;
  #frame: HTMLIFrameElement;
  #info: Required<Omit<PlayerInfo, "duration" | "availablePlaybackRates">> = {
    playerState: -1,
    currentTime: 0,
    volume: 100,
    muted: false,
    playbackRate: 1,
  };
  #isReady = false;
  #waiting: (() => void)[] = [];
  #endWork = () => {};
  /** When YouTube last sent the time, in milliseconds. */
  #timeReceivedAt = performance.now();

  constructor(frame: HTMLIFrameElement) {
    super();
    this.#frame = frame;
  }

  /** Starts listening to the frame. Returns a function that stops. */
  connect(): () => void {
    const greet = () => {
      this.#send({ event: "listening", id: this.#frame.id, channel: "widget" });
      this.#command("addEventListener", "onError");
    };
    const hear = (event: MessageEvent) => {
      if (event.origin === youTube && event.source === this.#frame.contentWindow)
        this.#receive(readMessage(event.data));
    };
    window.addEventListener("message", hear);
    this.#frame.addEventListener("load", greet);
    return () => {
      window.removeEventListener("message", hear);
      this.#frame.removeEventListener("load", greet);
      this.#endWork();
    };
  }

  get paused(): boolean {
    const { playerState } = this.#info;
    return playerState !== playing && playerState !== buffering;
  }
  async play(): Promise<void> {
    this.#command("playVideo");
  }
  pause(): void {
    this.#command("pauseVideo");
  }
  /** Extrapolates, since YouTube sends the time only four times a second. */
  get currentTime(): number {
    const { currentTime, playerState, playbackRate } = this.#info;
    if (playerState !== playing) return currentTime;
    return currentTime + ((performance.now() - this.#timeReceivedAt) / 1000) * playbackRate;
  }
  set currentTime(seconds: number) {
    this.#command("seekTo", seconds, true);
    this.#update({ currentTime: seconds });
    this.dispatchEvent(new Event("seeking"));
  }
  get playbackRate(): number {
    return this.#info.playbackRate;
  }
  set playbackRate(rate: number) {
    this.#command("setPlaybackRate", rate);
  }
  get defaultPlaybackRate(): number {
    return 1;
  }
  set defaultPlaybackRate(rate: number) {
    this.playbackRate = rate;
  }
  get volume(): number {
    return this.#info.volume / 100;
  }
  set volume(volume: number) {
    this.#command("setVolume", Math.round(volume * 100));
  }
  get muted(): boolean {
    return this.#info.muted;
  }
  set muted(muted: boolean) {
    this.#command(muted ? "mute" : "unMute");
  }

  #send(message: object): void {
    this.#frame.contentWindow?.postMessage(JSON.stringify(message), youTube);
  }

  /** Sends a command, or queues it until the frame is ready. */
  #command(func: string, ...args: unknown[]): void {
    const send = () => this.#send({ event: "command", func, args });
    if (this.#isReady) send();
    else this.#waiting.push(send);
  }

  #receive({ event, info }: Message): void {
    if (event && !this.#isReady) {
      this.#isReady = true;
      this.dispatchEvent(new Event(answered));
      for (const send of this.#waiting.splice(0)) send();
    }
    if (event === "onError") this.dispatchEvent(new Event("error"));
    if (event === "onStateChange") this.#update({ playerState: Number(info) });
    if (
      (event === "initialDelivery" || event === "infoDelivery") &&
      info &&
      typeof info === "object"
    )
      this.#update(info);
  }

  #update({ duration, availablePlaybackRates: rates, ...info }: PlayerInfo): void {
    const before = { ...this.#info, paused: this.paused };
    Object.assign(this.#info, definedOf(info));
    const { playerState, currentTime, playbackRate, volume, muted } = this.#info;
    if (info.currentTime !== undefined) this.#timeReceivedAt = performance.now();
    const changed: Record<string, boolean> = {
      durationchange: Boolean(duration) && duration !== this.duration,
      play: before.paused && !this.paused,
      pause: !before.paused && this.paused,
      timeupdate: currentTime !== before.currentTime,
      ratechange: playbackRate !== before.playbackRate || rates !== undefined,
      volumechange: volume !== before.volume || muted !== before.muted,
      ended: playerState === ended && before.playerState !== ended,
    };
    if (duration) this.duration = duration;
    if (rates) this.rates = rates;
    if (changed.play) this.#endWork = beginWork();
    if (changed.pause) this.#endWork();
    for (const [name, isSo] of Object.entries(changed))
      if (isSo) this.dispatchEvent(new Event(name));
  }
}

function definedOf(info: PlayerInfo): PlayerInfo {
  return Object.fromEntries(
    Object.entries(info).filter(([, value]) => value !== undefined && value !== null),
  );
}

function readMessage(text: unknown): Message {
  try {
    const message: unknown = typeof text === "string" ? JSON.parse(text) : null;
    return message && typeof message === "object" ? message : {};
  } catch {
    return {};
  }
}
