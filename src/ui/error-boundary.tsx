import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Content shown after the children have thrown while rendering; `retry` renders them again. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Limits an error thrown while rendering to a part of the screen. React still reports the error to the root's error handlers. */
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
