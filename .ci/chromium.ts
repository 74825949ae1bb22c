import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const system = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const args = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"];

/** Returns how to launch Chromium for tests: the system's, or else the one from npm. */
export async function chromium(more: string[] = []) {
  const found = systemChromium(more);
  if (found) return found;
  try {
    return await npmChromium(more);
  } catch {
    throw new Error(
      "The tests need Chromium, and none is here: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.",
    );
  }
}

export function systemChromium(more: string[] = []) {
  const found = system.find((path) => path && existsSync(path));
  return found && { executablePath: found, args: [...args, ...more] };
}

/**
 * Launches the Chromium whose pictures are compared: on Linux npm's, with the same version and
 * fonts everywhere.
 */
export const chromiumOfPictures = (more: string[]) =>
  process.platform === "linux" && process.arch === "x64" ? npmChromium(more) : chromium(more);

/** The npm Chromium for Linux includes the libraries and the font that a bare machine lacks. */
export async function npmChromium(more: string[] = []) {
  const { default: browser, inflate } = await import("@sparticuz/chromium");
  const entry = fileURLToPath(import.meta.resolve("@sparticuz/chromium"));
  await inflate(join(dirname(entry), "../bin/al2023.tar.br"));
  return {
    executablePath: await browser.executablePath(),
    args: [...args, ...more],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(tmpdir(), "al2023", "lib"),
      FONTCONFIG_PATH: join(tmpdir(), "fonts"),
    } as Record<string, string>,
  };
}
