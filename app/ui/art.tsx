import sprite from "../assets/art.svg?url";

/** An illustration; says nothing to a screen reader. `box` is its view box, width and height. */
export function Art(props: { name: string; box: [number, number]; className?: string }) {
  const [width, height] = props.box;
  return (
    <svg
      className={`art ${props.className ?? ""}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <use href={`${sprite}#${props.name}`} />
    </svg>
  );
}
