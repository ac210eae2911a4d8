import { Component, type ComponentType, lazy, type ReactNode } from "react";

/** The window's event for a part of the page that is missing; a toast tells it. */
export const missingPart = "missingpart";

const tell = () => window.dispatchEvent(new Event(missingPart));

/**
 * Loads code that the page came without. Returns null if it cannot be had, as after a deployment that has removed
 * it, and says so. What a browser imports later goes through here, or is a `lazyPart` within `Beside`: `tests/checks/parts.test.ts`.
 */
export const loadPart = <Part,>(load: () => Promise<Part>): Promise<Part | null> =>
  load().catch(() => {
    tell();
    return null;
  });

class MissingPart extends Error {
  readonly forget: () => void;

  constructor(forget: () => void, cause: unknown) {
    super("A part of the page could not be loaded.", { cause });
    this.forget = forget;
  }
}

/** For the failure of a load that is kept: `Beside` calls `forget` once it has shown the failure. */
export const forgettable = (forget: () => void) => (cause: unknown) => {
  throw new MissingPart(forget, cause);
};

/** A component whose code comes with its first rendering; after a failure that `Beside` has shown, with the next one. */
export function lazyPart<Given extends object>(
  load: () => Promise<{ default: ComponentType<Given> }>,
): ComponentType<Given> {
  const begin = () => lazy(() => load().catch(forgettable(() => (Part = begin()))));
  let Part: ComponentType<Given> = begin();
  return (props) => <Part {...props} />;
}

interface Props {
  children: ReactNode;
  missing?: ReactNode;
  /** What the children are wanted for: after a failure, another wish tries again. */
  wish?: unknown;
}

/** What stands beside a page or may be missing from it: if it fails, the page stays, with `missing` in its place. */
export class Beside extends Component<Props, { hasFailed: boolean; wish: unknown }> {
  override state = { hasFailed: false, wish: this.props.wish };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  static getDerivedStateFromProps = ({ wish }: Props, state: { wish: unknown }) =>
    wish === state.wish ? null : { hasFailed: false, wish };
  override componentDidCatch(error: unknown) {
    if (error instanceof MissingPart) error.forget();
    tell();
  }
  override render() {
    return this.state.hasFailed ? this.props.missing : this.props.children;
  }
}
