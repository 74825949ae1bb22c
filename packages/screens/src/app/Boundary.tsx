import { Component, type ReactNode } from "react";

interface BoundaryProps {
  /** Where it failed; on another path it tries again. */
  path: string;
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows `fallback` for what fails to render or to load below it. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ path }: BoundaryProps) {
    if (this.state.hasFailed && path !== this.props.path) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
