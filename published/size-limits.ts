import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Sets each limit 5% above the measured size. Unit: kB after brotli. */
export function writeSizeLimits(measured: Record<string, number>) {
  const limits = Object.fromEntries(
    Object.entries(measured).map(([door, size]) => [door, Math.ceil(size * 10.5 + 1) / 10]),
  );
  writeFileSync(
    join(import.meta.dirname, "size-limits.json"),
    `${JSON.stringify(limits, null, 2)}\n`,
  );
}
