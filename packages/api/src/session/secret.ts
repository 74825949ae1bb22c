/** A session cookie's or API token's value: 256 random bits in base64url. */
export const newSecret = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace("=", "");

/** What the database keeps of a secret. */
export async function hashSecret(secret: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret)));
}

export const sameHash = (a: Uint8Array, b: Uint8Array | null): boolean =>
  b !== null && a.length === b.length && a.every((byte, i) => byte === b[i]);
