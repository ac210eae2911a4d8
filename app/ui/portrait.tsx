interface Shown {
  src: string;
  width: number;
  height: number;
  alt: string;
  sources: [type: string, srcset: string][];
}

/** A picture of a person in the formats that there are; `sizes` says how wide it is shown. */
export function Portrait(props: {
  picture: Shown;
  sizes: string;
  className?: string;
  /** Beside the person's name, which says as much. */
  isBesideName?: boolean;
  isLate?: boolean;
}) {
  const { picture, sizes, className = "portrait", isBesideName, isLate } = props;
  const { src, width, height, alt, sources } = picture;
  return (
    <picture className={className}>
      {sources.map(([type, srcset]) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={src}
        width={width}
        height={height}
        alt={isBesideName ? "" : alt}
        loading={isLate ? "lazy" : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** Stands for a picture that there is not. */
export const Initials = ({ of: initials }: { of: string }) => (
  <span className="portrait initials" aria-hidden="true">
    {initials}
  </span>
);
