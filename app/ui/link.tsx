import type { AnchorHTMLAttributes } from "react";

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  to: string;
  /** Fetches the page when somebody points at the link. */
  ahead?: boolean;
  /** The list stays where it is on the screen. */
  preventScrollReset?: boolean;
}

/**
 * A link within the archive: a plain anchor, which `FollowLinks` follows without a new document. The
 * router's own link costs the server ten times as much, and a page has forty.
 */
export function Link({ to, ahead, preventScrollReset, children, ...rest }: Props) {
  const follow = preventScrollReset ? "in-place" : ahead ? "ahead" : "";
  return (
    <a href={to} data-follow={follow} {...rest}>
      {children}
    </a>
  );
}
