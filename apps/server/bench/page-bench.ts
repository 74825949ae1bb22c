import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContext, CDPSession, Page } from "playwright";
import { sendSignIn } from "../e2e/sign-in.ts";

export interface PageFigures {
  /** Largest paint, in milliseconds since the page was asked for. */
  paint: number;
  /** The page has its content, and no long task runs for half a second. */
  usable: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Milliseconds from the page's first byte until its first call leaves. */
  firstCall: number;
  /** Milliseconds of script without a slow processor. */
  script: number;
  /** Until the page is usable. */
  files: number;
  scripts: number;
  styles: number;
  /** Over the network, with headers. */
  bytes: number;
}

const slowProcessor = 4;
const slowNetwork = {
  offline: false,
  latency: 60,
  downloadThroughput: 9_000_000 / 8,
  uploadThroughput: 9_000_000 / 8,
};
const quietMs = 500;
const patienceMs = 60_000;

/** Opens pages as a signed-in recruiter, each in a window of its own with an empty cache. */
export class PageBench {
  readonly #browser: Browser;
  readonly #session: Parameters<Browser["newContext"]>[0];

  private constructor(browser: Browser, session: Parameters<Browser["newContext"]>[0]) {
    this.#browser = browser;
    this.#session = { ...session, viewport: { width: 1440, height: 900 } };
  }

  static async signIn(browser: Browser, baseURL: string): Promise<PageBench> {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await page.goto("/login");
    await sendSignIn(page, "admin@northgate.example");
    await page.waitForURL("**/job");
    const storageState = await context.storageState();
    await context.close();
    return new PageBench(browser, { baseURL, storageState });
  }

  /** Times arithmetic, which tells how fast the machine is. */
  calibrate(slowness: number): Promise<number> {
    return this.#inWindow(async (page, devtools) => {
      await slowDown(devtools, slowness);
      return page.evaluate<number>(`(() => {
        const start = performance.now();
        for (let step = 0, sum = 0; step < 30_000_000; step++) sum = (sum * 31 + step) | 0;
        return performance.now() - start;
      })()`);
    });
  }

  /** Measures a page. It has its content once the element `content` is there. */
  async open(path: string, content: string): Promise<PageFigures> {
    const script = await this.#inWindow(async (page, devtools) => {
      await devtools.send("Performance.enable");
      await openAndWait(page, path, content);
      const { metrics } = await devtools.send("Performance.getMetrics");
      return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
    });
    return this.#inWindow(async (page, devtools) => {
      await devtools.send("Network.enable");
      await devtools.send("Network.emulateNetworkConditions", slowNetwork);
      await slowDown(devtools, slowProcessor);
      await openAndWait(page, path, content);
      return { ...(await page.evaluate<Omit<PageFigures, "script">>(figures)), script };
    });
  }

  /** Times the palette's first list, from the key until it is painted, once its code has loaded. */
  openPalette(slowness: number): Promise<number> {
    return this.#inWindow(async (page, devtools) => {
      await page.goto("/job");
      await until(page, "performance.getEntriesByType('measure').length > 0");
      await slowDown(devtools, slowness);
      await page.evaluate(`addEventListener("keydown", ({ key, timeStamp }) => {
        const look = () => document.querySelector("[role=dialog] [role=menuitem]")
          ? setTimeout(() => (globalThis.opened = performance.now() - timeStamp))
          : requestAnimationFrame(look);
        if (key === "k") requestAnimationFrame(look);
      }, { capture: true })`);
      await page.keyboard.press("Control+k");
      await until(page, "globalThis.opened > 0");
      return page.evaluate<number>("globalThis.opened");
    });
  }

  async #inWindow<T>(work: (page: Page, devtools: CDPSession) => Promise<T>): Promise<T> {
    const context: BrowserContext = await this.#browser.newContext(this.#session);
    try {
      const page = await context.newPage();
      return await work(page, await context.newCDPSession(page));
    } finally {
      await context.close();
    }
  }
}

const slowDown = (devtools: CDPSession, rate: number) =>
  devtools.send("Emulation.setCPUThrottlingRate", { rate });

/** Opens a page and waits until it is usable. */
async function openAndWait(page: Page, path: string, content: string): Promise<void> {
  await page.addInitScript(watch(content));
  await page.goto(path);
  await until(page, "probe.content > 0");
  await page.waitForLoadState("networkidle");
  await until(page, `performance.now() - probe.usable() > ${quietMs}`);
}

/** The content security policy refuses `waitForFunction`, which evaluates in the page. */
async function until(page: Page, condition: string): Promise<void> {
  for (const start = Date.now(); !(await page.evaluate<boolean>(condition)); await pause(20))
    if (Date.now() - start > patienceMs)
      throw new Error(`${page.url()} waited ${patienceMs} ms for ${condition}.`);
}

/** Leaves out code that loads when the page is idle. */
const watch = (content: string) => `
  const idle = () => performance.getEntriesByName("ats.idle")[0]?.startTime ?? Infinity;
  const probe = (globalThis.probe = {
    paint: 0, shift: 0, content: 0, tasks: [],
    usable: () => Math.max(probe.content,
      ...probe.tasks.filter(({ startTime }) => startTime < idle()).map((task) => task.startTime + task.duration)),
  });
  const observe = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe("largest-contentful-paint", ({ startTime }) => (probe.paint = startTime));
  observe("layout-shift", ({ value }) => (probe.shift += value));
  observe("longtask", (task) => probe.tasks.push(task));
  const look = () => document.querySelector(${JSON.stringify(content)})
    ? (probe.content = performance.now())
    : requestAnimationFrame(look);
  look();`;

const figures = `(() => {
  const [navigation] = performance.getEntriesByType("navigation");
  const usable = probe.usable();
  const loaded = performance.getEntriesByType("resource").filter(({ startTime }) => startTime <= usable);
  const ending = (end) => loaded.filter(({ name }) => new URL(name).pathname.endsWith(end)).length;
  const calls = loaded.filter(({ name }) => new URL(name).pathname.startsWith("/api/"));
  return {
    paint: probe.paint,
    usable,
    shift: probe.shift,
    firstCall: Math.min(...calls.map(({ requestStart }) => requestStart)) - navigation.responseStart,
    files: loaded.length - calls.length + 1,
    scripts: ending(".js"),
    styles: ending(".css"),
    bytes: [navigation, ...loaded].reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
})()`;
