let context: AudioContext | undefined;

/**
 * Returns the page's one audio context, and starts it. Called in the event handler of a press, before anything is
 * awaited: some browsers allow sound only there.
 */
export function startAudio(): AudioContext {
  context ??= new AudioContext();
  void context.resume();
  return context;
}
