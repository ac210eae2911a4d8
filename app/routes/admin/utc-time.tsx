export function UtcTime({ at }: { at: number }) {
  const iso = new Date(at).toISOString();
  return <time dateTime={iso}>{`${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`}</time>;
}
