import { Component, type ReactNode } from "react";

interface BoundaryProps {
  /** Where it failed; on another path it tries again. */
  path: string;
  fallback: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  path: string;
  hasFailed: boolean;
}

/** Shows `fallback` for what fails to render or to load below it. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { path: this.props.path, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ path }: BoundaryProps, state: BoundaryState) {
    return path === state.path ? null : { path, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
