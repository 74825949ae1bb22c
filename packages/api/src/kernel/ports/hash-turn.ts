export interface HashCost {
  /** KiB. */
  memorySize: number;
  /** Passes over the memory. */
  iterations: number;
  parallelism: number;
}

/** Hashes a password by argon2id into 32 bytes, encoded with its salt and cost. */
export type Argon2id = (password: string, salt: Uint8Array, cost: HashCost) => Promise<string>;

/** Does work that hashes when its turn comes. Refuses it with 503 when too many wait already. */
export type HashTurn = <T>(work: (argon2id: Argon2id) => Promise<T>) => Promise<T>;
