import { vi } from 'vitest';
import { restartNumbers } from './factories.ts';

/**
 * Test files in a worker share a process and its modules, so this resets what the previous file may have
 * left.
 */
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
restartNumbers();
