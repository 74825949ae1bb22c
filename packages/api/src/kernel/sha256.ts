import { createSHA256 } from "hash-wasm";

const hash = await createSHA256();

/** The SHA-256 of bytes or a text, in hexadecimal. */
export const sha256 = (data: Uint8Array | string): string => hash.init().update(data).digest("hex");
