import { LoadError } from '../components/feedback/load-states.tsx';

/** Shown when a screen throws, or when its code is gone because a newer version was installed. */
export function Crash() {
  return <LoadError onRetry={() => location.reload()} />;
}
