const outputs = new WeakMap<BaseAudioContext, AudioNode>();

/**
 * Returns the node that all sounds of a context go through. A tambura, swaras and the beat may sound together: where
 * their sum would clip, it is turned down.
 */
export function outputOf(audio: BaseAudioContext): AudioNode {
  const known = outputs.get(audio);
  if (known) return known;
  const sum = new GainNode(audio, { gain: 0.6 });
  const limiter = new DynamicsCompressorNode(audio, {
    threshold: -9,
    knee: 3,
    ratio: 20,
    attack: 0.001,
    release: 0.2,
  });
  // A browser raises what it has compressed, by about the third of a decibel for each decibel of the threshold.
  const level = new GainNode(audio, { gain: 0.75 });
  sum.connect(limiter).connect(level).connect(audio.destination);
  outputs.set(audio, sum);
  return sum;
}
