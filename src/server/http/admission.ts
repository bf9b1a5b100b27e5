import type { FastifyInstance, FastifyRequest } from 'fastify';
import { overloaded } from '#server/errors.ts';

/* eslint-disable @typescript-eslint/consistent-type-definitions -- only interfaces merge with Fastify's */
declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether calls of this route are served during an overload too, as those of the sign-in. */
    isAlwaysAdmitted?: true;
  }
}
/* eslint-enable @typescript-eslint/consistent-type-definitions */

export type AdmissionSettings = {
  /** How many may run at once; more would share the processor or wait for a connection of the database. */
  atOnce: number;
  /** The longest wait in milliseconds while the queue is usually empty, so that a burst is served whole. */
  patience: number;
  /** The longest wait once the queue has not been empty for `patience`; this is an overload. */
  shortPatience: number;
  /** At most this many wait, which limits the memory that they take. */
  waiting: number;
  /** The number of connections so far; without it connections are not waited for. */
  connections: () => number;
};

export type Admission = {
  /** Waits for a place. @returns a function that leaves it. @throws AppError 503 during an overload */
  enter: () => Promise<() => void>;
  /** Runs `work` in a place. @throws AppError 503 during an overload */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** How many are running and how many wait. */
  length: () => { running: number; waiting: number };
};

const usual: AdmissionSettings = {
  atOnce: 8,
  patience: 500,
  shortPatience: 25,
  waiting: 1_000,
  connections: () => 0,
};

/** The longest time in milliseconds for which a start waits until no more connections arrive. */
const longestArrival = 10;

/** How often the queue drops what has waited too long, in milliseconds. */
const sweepEvery = 20;

type Waiting = { since: number; admit: (leave: () => void) => void; refuse: (error: Error) => void };

/**
 * Limits how much runs at once and how long the rest waits (docs/decisions/0062). At most one starts per turn of the
 * event loop. It waits until no new connection arrives, because a turn accepts only one and the others are not counted.
 */
export function createAdmission(settings: Partial<AdmissionSettings> = {}): Admission {
  const { atOnce, patience, shortPatience, waiting, connections } = { ...usual, ...settings };
  const queue: Waiting[] = [];
  let running = 0;
  let emptyAt = performance.now();
  let turn: NodeJS.Immediate | undefined;
  let sweeping: NodeJS.Timeout | undefined;

  function startNext(): void {
    turn = undefined;
    dropOverdue();
    if (isArriving()) {
      turn = setImmediate(startNext);
      return;
    }
    const next = running < atOnce ? queue.shift() : undefined;
    if (!next) return;
    running += 1;
    next.admit(leaveOnce());
    plan();
  }

  let known = connections();
  let startedAt = performance.now();

  /** Whether a connection arrived in the last turn, so that more may be waiting. */
  function isArriving(): boolean {
    const all = connections();
    const isNew = all !== known && performance.now() - startedAt < longestArrival;
    known = all;
    if (!isNew) startedAt = performance.now();
    return isNew;
  }

  function plan(): void {
    if (queue.length > 0 && running < atOnce) turn ??= setImmediate(startNext);
    if (queue.length > 0) sweeping ??= setInterval(dropOverdue, sweepEvery).unref();
    else {
      clearInterval(sweeping);
      sweeping = undefined;
    }
  }

  function dropOverdue(): void {
    const now = performance.now();
    const longest = now - emptyAt > patience ? shortPatience : patience;
    while (queue[0] && now - queue[0].since > longest) queue.shift()?.refuse(overloaded());
    if (queue.length === 0) plan();
  }

  function leaveOnce(): () => void {
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      running -= 1;
      plan();
    };
  }

  function enter(): Promise<() => void> {
    if (queue.length >= waiting) return Promise.reject(overloaded());
    if (queue.length === 0) emptyAt = performance.now();
    return new Promise((admit, refuse) => {
      queue.push({ since: performance.now(), admit, refuse });
      plan();
    });
  }

  return {
    enter,
    length: () => ({ running, waiting: queue.length }),
    run: async (work) => {
      const leave = await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

/** A counter of the connections of a server. */
export function countConnections({ server }: FastifyInstance): () => number {
  let count = 0;
  server.on('connection', () => (count += 1));
  return () => count;
}

/** Visitors' pages, visitors' forms and staff have separate places, so that none of them waits for another. */
export type Admissions = { visitors: Admission; forms: Admission; staff: Admission };

/**
 * Makes the calls of the API wait for a place after their bodies were read, so that slow senders take none. Uploads are
 * not counted, because a place would be taken as long as they are sent.
 */
export function registerAdmission(app: FastifyInstance, { visitors, forms, staff }: Admissions): void {
  const places = new WeakMap<FastifyRequest, () => void>();
  app.addHook('preValidation', async (request, reply) => {
    const { access = 'public', upload, isAlwaysAdmitted } = request.routeOptions.config;
    if (!request.url.startsWith('/api/') || upload || isAlwaysAdmitted) return;
    const everyone = request.method === 'GET' ? visitors : forms;
    const leave = await (access === 'public' ? everyone : staff).enter();
    places.set(request, leave);
    reply.raw.once('close', leave);
  });
  // The place is free before the answer is sent, so that slow readers take none.
  app.addHook('onSend', async (request) => places.get(request)?.());
}
