import { existsSync } from "node:fs";

const system = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Path of a Chromium to test in: the system's, else the one that npm brought. */
export async function chromium(): Promise<string> {
  const found = system.find((path) => path && existsSync(path));
  if (found) return found;
  const { default: packaged } = await import("@sparticuz/chromium");
  return packaged.executablePath();
}
