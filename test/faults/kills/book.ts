import { isDeepStrictEqual } from 'node:util';
import { Unanswered, type ServerCalls } from './server-calls.ts';

/** What a reader sees of something that one client writes; undefined if it does not exist. */
export type State = object | undefined;

/** Something that only one client writes, such as a product with its variants. */
export type Register = {
  /** For people: the kind of the record and its name. */
  name: string;
  read: (calls: ServerCalls) => Promise<State>;
  /** The states that the last confirmed write may have left; several if a job decides later. */
  confirmed: readonly State[];
  /** The states that an unconfirmed write may have left. */
  pending?: readonly State[];
};

/** Everything that clients have written, with what the server has confirmed of it. */
export type Book = {
  register: (name: string, read: Register['read']) => Register;
  /**
   * Sends a write. It counts as confirmed once the whole answer has arrived; if `send` throws, the register stays
   * uncertain until the next `check`.
   */
  write: <Answer>(
    register: Register,
    states: State | readonly State[],
    send: () => Promise<Answer>,
  ) => Promise<Answer>;
  /** Reads the registers that were written since the last check, or all. Returns what is lost or half written. */
  check: (calls: ServerCalls, which?: 'written' | 'all') => Promise<string[]>;
  /** From now on no answer confirms anything, until the next `check`. */
  close: () => void;
  counts: { confirmed: number; unconfirmed: number; survived: number };
};

/** Reads at once while checking. */
const readers = 6;

export function openBook(): Book {
  const all: Register[] = [];
  let written = new Set<Register>();
  let isClosed = false;
  const counts = { confirmed: 0, unconfirmed: 0, survived: 0 };
  return {
    counts,
    close: () => {
      isClosed = true;
    },
    register: (name, read) => {
      const register = { name, read, confirmed: [undefined] };
      all.push(register);
      return register;
    },
    write: async (register, states, send) => {
      const allowed = Array.isArray(states) ? (states as State[]) : [states as State];
      register.pending = allowed;
      written.add(register);
      const answer = await send();
      if (isClosed) throw new Unanswered('The answer came too late');
      register.confirmed = allowed;
      delete register.pending;
      counts.confirmed += 1;
      return answer;
    },
    check: async (calls, which = 'written') => {
      const asked = which === 'all' ? [...all] : [...written];
      written = new Set();
      isClosed = false;
      const faults: string[] = [];
      const work = async () => {
        for (let register = asked.pop(); register; register = asked.pop()) {
          const actual = await register.read(calls);
          if (register.pending) counts.unconfirmed += 1;
          if (!isOneOf(actual, register.confirmed)) {
            if (register.pending && isOneOf(actual, register.pending)) counts.survived += 1;
            else faults.push(describe(register, actual));
          }
          register.confirmed = [actual];
          delete register.pending;
        }
      };
      await Promise.all(Array.from({ length: readers }, work));
      return faults;
    },
  };
}

const isOneOf = (actual: State, states: readonly State[]) =>
  states.some((state) => isDeepStrictEqual(actual, state));

function describe({ name, confirmed, pending }: Register, actual: State): string {
  const textOf = (state: State) => (state ? JSON.stringify(state) : 'nothing');
  const expected = [
    ...confirmed.map(textOf),
    ...(pending ?? []).map((state) => `(unconfirmed) ${textOf(state)}`),
  ];
  return `${name}: expected ${expected.join(' or ')}, found ${textOf(actual)}`;
}
