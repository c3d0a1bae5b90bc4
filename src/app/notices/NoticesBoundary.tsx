import { Component, type ReactNode } from 'react';

interface Props {
  /** Another one than that which failed is another try. */
  readonly attempt: unknown;
  /** Stands in for what failed. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly attempt: unknown;
  readonly hasFailed: boolean;
}

/** Keeps a fault in what shows notices from taking the whole page away: there is nothing above it that would catch it. */
export class NoticesBoundary extends Component<Props, State> {
  override state: State = { attempt: this.props.attempt, hasFailed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ attempt }: Props, state: State): State | null {
    return attempt === state.attempt ? null : { attempt, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
