import sprite from "../assets/icons.svg?url";

/** A small line drawing from the sprite; says nothing to a screen reader. */
export function Icon({ name, className = "icon" }: { name: string; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
