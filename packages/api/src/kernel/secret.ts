import { createSHA256 } from "hash-wasm";

/** Makes a session cookie's or API token's value: 256 random bits in base64url. */
export const newSecret = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)));

/** Encodes 32 bytes, which leave one sign of padding. */
export const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace("=", "");

/** True for a text with an address that ends in a secret. */
export const holdsSecret = (text: string): boolean => /[/=#][\w-]{43}(?![\w-])/.test(text);

// Every call hashes two secrets, and WebCrypto would use its thread pool for each.
const sha256 = await createSHA256();

/** Hashes a secret for storage in the database. */
export const hashSecret = (secret: string): Uint8Array =>
  sha256.init().update(secret).digest("binary");

export const sameHash = (a: Uint8Array, b: Uint8Array | null): boolean =>
  b !== null && a.length === b.length && a.every((byte, i) => byte === b[i]);
