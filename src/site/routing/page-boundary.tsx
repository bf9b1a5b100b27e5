import { Component, type ReactNode } from 'react';
import type { SiteLocation } from './site-location.ts';

type Props = { location: SiteLocation; instead: ReactNode; children: ReactNode };
type State = { location: SiteLocation; hasFailed: boolean };

/** Shows `instead` in place of a page that failed to render, until the visitor opens another one. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { location: this.props.location, hasFailed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return location === state.location ? null : { location, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
