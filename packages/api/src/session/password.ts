import { argon2id } from "hash-wasm";
import type { HashCost, HashTurn } from "../kernel/ports/hash-turn.ts";
import type { Services } from "../kernel/services.ts";

type HashServices = Pick<Services, "hashTurn">;

/** OWASP's argon2id: 19 MiB, two passes, one lane. */
const cost: HashCost = { memorySize: 19_456, iterations: 2, parallelism: 1 };

/** Cost and salt of a hash: all of it but the last part. */
const settings = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)(?=\$)/;

const inThisThread: HashTurn = (work) =>
  work((password, salt, { memorySize, iterations, parallelism }) =>
    argon2id({
      password,
      salt,
      memorySize,
      iterations,
      parallelism,
      hashLength: 32,
      outputType: "encoded",
    }),
  );

/**
 * Does all of the work in one turn to hash: what must happen only if a hash can follow, such as
 * taking a one-time token. The work hashes with the services that it is given.
 */
export const inHashTurn = <S extends HashServices, T>(
  services: S,
  work: (held: S) => Promise<T>,
): Promise<T> =>
  (services.hashTurn ?? inThisThread)((argon2id) =>
    work({ ...services, hashTurn: (inner) => inner(argon2id) }),
  );

const hash = (
  { hashTurn = inThisThread }: HashServices,
  password: string,
  salt: Uint8Array,
  like = cost,
): Promise<string> =>
  // The same characters from another keyboard are the same password.
  hashTurn((argon2id) => argon2id(password.normalize("NFKC"), salt, like));

const saltOf = (base64: string) => Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0));

/**
 * Hashes with the salt of `like`, if given, so that {@link hashesOf} checks both with one
 * computation.
 */
export const hashPassword = (
  services: HashServices,
  password: string,
  like = "",
): Promise<string> => {
  const salt = settings.exec(like)?.[4];
  return hash(services, password, salt ? saltOf(salt) : crypto.getRandomValues(new Uint8Array(16)));
};

/**
 * Finds the hashes that match the password, with one computation per salt. Without a hash, for an
 * unknown account or a guest, it costs the same. Never inside a transaction.
 */
export async function hashesOf(
  services: HashServices,
  password: string,
  hashes: readonly (string | undefined)[],
): Promise<Set<string | undefined>> {
  const known = hashes.filter((each) => each);
  const made = new Map(
    (known.length > 0 ? known : [unusedHash]).flatMap((each = "") => {
      const parts = settings.exec(each);
      return parts ? [[parts[0], parts] as const] : [];
    }),
  );
  const found = new Set<string | undefined>();
  for (const [, memorySize, iterations, parallelism, salt = ""] of made.values())
    found.add(
      await hash(services, password, saltOf(salt), {
        memorySize: Number(memorySize),
        iterations: Number(iterations),
        parallelism: Number(parallelism),
      }),
    );
  return new Set(known.filter((each) => found.has(each)));
}

/** True when the hash matches the password. Never inside a transaction. */
export const isPassword = async (
  services: HashServices,
  password: string,
  of: string | undefined,
): Promise<boolean> => (await hashesOf(services, password, [of])).has(of);

/** Hash of a random password, at the same cost. */
const unusedHash =
  "$argon2id$v=19$m=19456,t=2,p=1$x5jT+6lNdbWGnmowgJWThg$xZHmsRjt/70Dj2RtzJQkKBvlR84gDwSjR1xHLHN1phY";
