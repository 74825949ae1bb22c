import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const system = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Path of a Chromium to test in: the system's, else the one that npm brought for Linux. */
export async function chromium(): Promise<string> {
  const found = system.find((path) => path && existsSync(path));
  if (found) return found;
  try {
    const { default: packaged } = await import("@sparticuz/chromium");
    const path = await packaged.executablePath();
    // The packaged browser brings its libraries beside it.
    process.env.LD_LIBRARY_PATH = join(tmpdir(), "al2023", "lib");
    return path;
  } catch {
    throw new Error(
      "The tests need Chromium, and none is here: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.",
    );
  }
}
