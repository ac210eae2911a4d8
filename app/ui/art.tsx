/** Each drawing is a file: who shows one need not read them all. */
export function Art(props: { src: string; box: [number, number]; className?: string }) {
  const [width, height] = props.box;
  return (
    <svg
      className={`art ${props.className ?? ""}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <use href={`${props.src}#drawing`} />
    </svg>
  );
}
