/** Browser and system, from a `User-Agent`. */
export interface Device {
  /** "Firefox"; undefined for an unknown browser. */
  browser: string | undefined;
  /** "Windows", "iPhone". */
  system: string | undefined;
}

// The order matters: each browser also claims to be those after it.
const browsers = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
] as const;
const systems = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
] as const;

type Known = readonly (readonly [name: string, mark: RegExp])[];
const find = (known: Known, text: string) => known.find(([, mark]) => mark.test(text))?.[0];

export const deviceOf = (userAgent: string): Device => ({
  browser: find(browsers, userAgent),
  system: find(systems, userAgent),
});
