export const ScaleFile = ({ file, label }: { file: string; label: string }) => (
  <noscript>
    <div className="scale-file">
      {label}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- swaras without words */}
      <audio controls preload="none" src={file} aria-label={label} />
    </div>
  </noscript>
);
