const errorResponse = "E".charCodeAt(0);
const severity = "VPANIC\0";

/** True when PostgreSQL's answer has an error of severity PANIC, after which it has ended. */
export function hasPanicked(answer: Uint8Array): boolean {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  if (!bytes.includes(severity)) return false;
  // A value may contain the same characters.
  for (let at = 0; at < bytes.length; ) {
    const end = at + 1 + bytes.readInt32BE(at + 1);
    if (bytes[at] === errorResponse && bytes.subarray(at, end).includes(severity)) return true;
    at = end;
  }
  return false;
}
