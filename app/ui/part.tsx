import { Component, type ReactNode } from "react";

/** The window's event for a part of the page that is missing; a toast tells it. */
export const missingPart = "missingpart";

const tell = () => window.dispatchEvent(new Event(missingPart));

/**
 * Loads code that the page came without. Returns null if it cannot be had, as after a deployment that has removed
 * it, and says so. What a browser imports later goes through here, or is a lazy part within `Beside`: `tests/checks/parts.test.ts`.
 */
export const loadPart = <Part,>(load: () => Promise<Part>): Promise<Part | null> =>
  load().catch(() => {
    tell();
    return null;
  });

interface Props {
  children: ReactNode;
  missing?: ReactNode;
}

/** What stands beside a page or may be missing from it: if it fails, the page stays, with `missing` in its place. */
export class Beside extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch = tell;
  override render() {
    return this.state.hasFailed ? this.props.missing : this.props.children;
  }
}
