const second = 1000;
const measuredTime = 5 * second;

export class SentBytes {
  readonly #byPart = new Map<number, number>();
  #samples: { at: number; sent: number }[] = [];

  reset(): void {
    this.#byPart.clear();
    this.#samples = [];
  }

  set(part: number, bytes: number): void {
    this.#byPart.set(part, bytes);
  }

  measure(): { sent: number; speed: number } {
    const sent = [...this.#byPart.values()].reduce((sum, bytes) => sum + bytes, 0);
    const at = performance.now();
    this.#samples = [...this.#samples.filter((one) => at - one.at < measuredTime), { at, sent }];
    const first = this.#samples[0]!;
    const speed = at > first.at ? ((sent - first.sent) / (at - first.at)) * second : 0;
    return { sent, speed: Math.max(0, speed) };
  }
}
