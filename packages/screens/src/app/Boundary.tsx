import { Component, type ReactNode } from "react";

interface BoundaryProps {
  /** The path of the failed screen. A new path renders the children again. */
  path: string;
  fallback: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  path: string;
  hasFailed: boolean;
}

/** Shows `fallback` if its children fail to load or render. */
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
