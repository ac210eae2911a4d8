/** A drawing; `src` is a file of `app/assets/art`, `box` its width and height. */
export function Art({ src, box }: { src: string; box: [number, number] }) {
  const [width, height] = box;
  return (
    <svg
      className="art"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <use href={`${src}#drawing`} />
    </svg>
  );
}
