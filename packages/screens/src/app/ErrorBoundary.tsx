import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** The path of the failed screen. A new path renders the children again. */
  path: string;
  fallback: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  path: string;
  hasFailed: boolean;
}

/** Shows `fallback` if its children fail to load or render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { path: this.props.path, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return path === state.path ? null : { path, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
