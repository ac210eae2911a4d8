import sprite from "../assets/art.svg?url";

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
