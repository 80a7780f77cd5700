import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** `retry` renders the children again. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** React still reports errors to the root's handlers. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.isBroken ? fallback(() => this.setState({ isBroken: false })) : children;
  }
}
