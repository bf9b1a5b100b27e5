import { LoadError } from '../components/feedback/load-states.tsx';

/** A screen that broke, or whose code could not be loaded because a newer version was installed meanwhile. */
export function Crash() {
  return <LoadError onRetry={() => location.reload()} />;
}
