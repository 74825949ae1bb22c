import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Frame, Page } from "playwright";
import { describe, expect, inject, it } from "vitest";
import {
  connectedFrame,
  frameAddress,
  openMounted,
  openPage,
  partnerPages,
  secret,
  sites,
} from "./partner-pages.ts";

partnerPages();

/** Sends messages over the port, from the frame. */
const send = (frame: Frame, ...messages: object[]) =>
  frame.evaluate(`for (const message of ${JSON.stringify(messages)}) port.postMessage(message)`);
/** What the page has told the frame by messages of the type; by default by all but `visible`. */
const toldOf = (frame: Frame, type?: string) =>
  frame.evaluate<object[]>(
    `told.filter(({ type }) => ${type ? `type === "${type}"` : 'type !== "visible"'})`,
  );
const connectionOf = (frame: Frame) => frame.evaluate("connection");
const eventsOf = (page: Page) => page.evaluate("events");
const heightOf = (page: Page) => page.evaluate(`ats.querySelector("iframe").clientHeight`);

describe("A partner's page shows the product in a frame", () => {
  it("that has a name and no sandbox, and the secret in no address", async () => {
    const page = await openPage();
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url(), JSON.stringify(request.headers())));
    await page.evaluate(`mount(ats, {
      ...options,
      title: "Jobs",
      route: "/job?status=open",
      theme: { mode: "dark", tokens: { "--ats-color-accent": "#0b7a70" } },
      locale: "cy",
    })`);
    const frame = await connectedFrame(page);
    expect(await connectionOf(frame)).toEqual({
      ats: 1,
      type: "connect",
      secret: `${secret}1`,
      path: "/job?status=open",
      look: { theme: "dark", tokens: { "--ats-color-accent": "#0b7a70" }, locale: "cy" },
    });
    expect(frame.url()).toBe(frameAddress(sites.product));
    expect(sent.join()).not.toContain(secret);
    const attributes = page.locator("iframe").evaluate((element) => ({
      title: element.getAttribute("title"),
      allow: element.getAttribute("allow"),
      sandbox: element.getAttribute("sandbox"),
    }));
    expect(await attributes).toEqual({ title: "Jobs", allow: "clipboard-write", sandbox: null });
  });

  it("as the README says", async () => {
    const page = await openPage("/readme");
    const frame = await connectedFrame(page);
    expect(await connectionOf(frame)).toMatchObject({ secret, path: "/job" });
    await page.getByRole("button", { name: "Before" }).click();
    const navigate = { type: "navigate", path: "/candidate" };
    await expect.poll(() => toldOf(frame)).toEqual([navigate]);
    const left = page.waitForURL(`${sites.partner}/`);
    await send(frame, { type: "event", event: { type: "left" } });
    await left;
  });

  it("whose height follows the content, at most to the window's height or to maxHeight", async () => {
    const { page, frame } = await openMounted();
    expect(await heightOf(page)).toBe(600);
    await send(frame, { type: "height", height: 320 });
    await expect.poll(() => heightOf(page)).toBe(320);
    await send(frame, { type: "height", height: 5000 });
    await expect.poll(() => heightOf(page)).toBe(600);
    await page.setViewportSize({ width: 800, height: 480 });
    await expect.poll(() => heightOf(page)).toBe(480);

    const whole = await openMounted("{ maxHeight: Infinity }");
    await send(whole.frame, { type: "height", height: 5000 });
    await expect.poll(() => heightOf(whole.page)).toBe(5000);
  });

  it("that knows which part of it can be seen, also where a part of the page scrolls", async () => {
    const { page, frame } = await openMounted("{ maxHeight: 3000 }");
    const seen = async () => (await toldOf(frame, "visible")).at(-1);
    await send(frame, { type: "height", height: 3000 });
    const { y = 0 } = (await page.locator("iframe").boundingBox()) ?? {};
    await expect.poll(seen).toEqual({ type: "visible", top: 0, height: 600 - y });
    await page.evaluate(`scrollTo(0, ${y + 1000})`);
    await expect.poll(seen).toEqual({ type: "visible", top: 1000, height: 600 });
    await page.evaluate(`
      scrollTo(0, 0);
      Object.assign(ats.style, { height: "200px", overflow: "auto" });
      ats.scrollTo(0, 700);
    `);
    await expect.poll(seen).toEqual({ type: "visible", top: 700, height: 200 });
  });

  it("into which and out of which Tab leads", async () => {
    const { page, frame } = await openMounted();
    const focused = "document.hasFocus() && document.activeElement.textContent";
    for (const [name, where] of [
      ["Before", page],
      ["In the frame", frame],
      ["After", frame],
      ["After", page],
    ] as const) {
      await page.keyboard.press("Tab");
      expect(await where.evaluate(focused)).toBe(name);
    }
  });
});

describe("A mounted frame", () => {
  it("goes where the page says, looks as it says, and signs out and in", async () => {
    const { page, frame } = await openMounted('{ locale: "en-GB" }');
    await page.evaluate(`
      embedded.navigate("/candidate/12");
      embedded.update({ theme: { density: "compact" } });
      embedded.signOut();
      embedded.signIn();
    `);
    await expect
      .poll(() => toldOf(frame))
      .toEqual([
        { type: "navigate", path: "/candidate/12" },
        { type: "look", look: { locale: "en-GB", density: "compact" } },
        { type: "signOut" },
        { type: "signIn" },
      ]);
  });

  it("gets new secrets, one for all who ask at once, and null where the page has none", async () => {
    const { page, frame } = await openMounted(`{
      secret: () => {
        if (asked === 2) throw new Error("Our server is away.");
        return options.secret();
      },
    }`);
    await send(frame, { type: "secret" }, { type: "secret" });
    const given = { type: "secret", secret: `${secret}2` };
    await expect.poll(() => toldOf(frame)).toEqual([given, given]);
    await send(frame, { type: "secret" });
    const none = { type: "secret", secret: null };
    await expect.poll(() => toldOf(frame)).toEqual([given, given, none]);
    const message = '"secret" failed. Our server is away.';
    expect(await eventsOf(page)).toEqual([{ type: "failed", message }]);
  });

  it("that loads again is connected with a new secret, where it was", async () => {
    const { page, frame } = await openMounted();
    const event = { type: "navigated", route: "jobDetails", path: "/job/12" };
    await send(frame, { type: "event", event });
    await expect.poll(() => eventsOf(page)).toEqual([event]);
    await frame.evaluate("location.reload()");
    await frame.waitForFunction(`window.connection?.secret === "${secret}2"`);
    expect(await connectionOf(frame)).toMatchObject({ path: "/job/12" });
    await page.evaluate("embedded.signOut()");
    await expect.poll(() => toldOf(frame)).toEqual([{ type: "signOut" }]);
  });

  it("leaves nothing behind when it is destroyed", async () => {
    const page = await openPage();
    const devtools = await page.context().newCDPSession(page);
    const listeners = async () => {
      const { result } = await devtools.send("Runtime.evaluate", { expression: "window" });
      const { objectId = "" } = result;
      return (await devtools.send("DOMDebugger.getEventListeners", { objectId })).listeners;
    };
    expect(await listeners()).toEqual([]);
    await page.evaluate("embedded = mount(ats, options)");
    await connectedFrame(page);
    expect(await listeners()).not.toEqual([]);
    await page.evaluate(`
      embedded.destroy();
      embedded.destroy();
      embedded.navigate("/job");
    `);
    expect(await page.locator("#ats").innerHTML()).toBe("");
    expect(await listeners()).toEqual([]);
  });
});

describe("Quality E3: a partner's page", () => {
  it("does not answer a page of another origin in the frame", async () => {
    const { page, frame } = await openMounted();
    await frame.goto(frameAddress(sites.stranger));
    await page.evaluate("new Promise((resolve) => setTimeout(resolve, 100))");
    expect(await connectionOf(frame)).toBeNull();
    expect(await page.evaluate("asked")).toBe(1);
  });

  it("is not moved by 10,000 messages of the frame, of another window and of its own", async () => {
    const { page, frame } = await openMounted();
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await send(frame, { type: "height", height: 300 });
    // The other window is of the product's origin.
    await page.evaluate(`
      const other = Object.assign(document.createElement("iframe"), { name: "other" });
      other.src = "${frameAddress(sites.product)}";
      document.body.append(other);
      new Promise((resolve) => other.addEventListener("load", resolve));
    `);
    const other = page.frame("other") ?? frame;

    await frame.evaluate(sendWrong, "port" as const);
    for (const window of [frame, other, page]) await window.evaluate(sendWrong, "window" as const);
    // A port keeps the order of messages, so all have come when this one has.
    await send(frame, { type: "event", event: { type: "left" } });
    await expect.poll(() => eventsOf(page)).toEqual([{ type: "left" }]);
    await page.evaluate("new Promise((resolve) => setTimeout(resolve, 100))");

    expect(await heightOf(page)).toBe(300);
    expect(await page.evaluate("asked")).toBe(1);
    expect(await toldOf(frame)).toEqual([]);
    expect(await connectionOf(other)).toBeNull();
    expect(errors).toEqual([]);
  });
});

declare const port: MessagePort;

/**
 * Sends 2,500 messages that are wrong: by a value over the port, and to the window by a value or by
 * the way. A page may be ready in any window but the frame.
 */
function sendWrong(by: "port" | "window") {
  const isFrame = "port" in window && window.port !== undefined;
  const right: Record<string, unknown>[] = [
    { type: "height", height: 900 },
    { type: "secret" },
    { type: "event", event: { type: "signedIn" } },
    { type: "event", event: { type: "navigated", route: "jobList", path: "/job" } },
    { type: "event", event: { type: "signedOut", reason: "EXPIRED" } },
    { ats: 1, type: "ready" },
  ];
  const wrong = [null, -1, 1e9, "", "<b>", [], {}, new Date(), new Map(), 1n, true, undefined];
  for (let n = 0; n < 2500; n++) {
    const message = { ...right[n % right.length] };
    const value = wrong[n % wrong.length];
    const [field = ""] = Object.keys(message).slice((n >> 3) % 2);
    const isWrongByTheWay = by === "window" && !(isFrame && message.type === "ready");
    if (!isWrongByTheWay || n % 2) message[field || "type"] = value;
    if (by === "port") port.postMessage(n % 5 ? message : value);
    else parent.postMessage(n % 5 ? message : value, "*");
  }
}

describe("mount says what is wrong", () => {
  it.each([
    ["mount(null, options)", "needs an element of the page and got null"],
    ["mount(ats, {})", "needs a function that gets a client secret"],
    ["mount(ats, { ...options, route: 'job' })", 'A path begins with "/", such as /job'],
    ["mount(ats, { ...options, theme: { mode: 'night' } })", "mode is light, dark or system"],
    ["mount(ats, options).navigate('//stranger.example')", 'A path begins with "/"'],
    ["mount(ats, options).update({ theme: { tokens: { '--ats-a': 'url(x)' } } })", "load no files"],
  ])("at once: %s", async (code, message) => {
    const page = await openPage();
    await expect(page.evaluate(code)).rejects.toThrow(message);
  });

  it.each([
    [
      "async () => 'ats_token'",
      "It must return client_secret of POST /api/embed/sessions as it is",
    ],
    ["() => { throw new Error('No network') }", '"secret" failed. No network'],
    ["async () => undefined", "It must return client_secret"],
  ])("as an event, and loads nothing: secret: %s", async (code, message) => {
    const page = await openPage();
    await page.evaluate(`mount(ats, { ...options, secret: ${code} })`);
    const failed = { type: "failed", message: expect.stringContaining(message) };
    await expect.poll(() => eventsOf(page)).toEqual([failed]);
    expect(await page.locator("iframe").count()).toBe(0);
  });

  it("as an error of the page where nothing hears events, and signs in once it can", async () => {
    const page = await openPage();
    const error = page.waitForEvent("pageerror");
    await page.evaluate(`
      let isReady = false;
      embedded = mount(ats, {
        secret: () => {
          if (isReady) return options.secret();
          isReady = true;
          throw new Error("Not yet");
        },
      });
    `);
    expect((await error).message).toBe('"secret" failed. Not yet');
    await page.evaluate("embedded.signIn()");
    await connectedFrame(page);
  });

  it("after 15 seconds without an answer, as where the page's own policy forbids the frame", async () => {
    const page = await openPage();
    await page.clock.install();
    await page.goto(`${sites.partner}/?policy=${encodeURIComponent("frame-src 'self'")}`);
    await page.evaluate("mount(ats, options)");
    await page.locator("iframe").waitFor();
    await page.clock.fastForward(14_000);
    expect(await eventsOf(page)).toEqual([]);
    await page.clock.fastForward(1000);
    const message = expect.stringMatching(
      /did not answer.*frame-src.*npx @ats\/embed check http:\/\/partner/,
    );
    await expect.poll(() => eventsOf(page)).toEqual([{ type: "failed", message }]);
  });
});

it("npx @ats/embed check tells what is wrong with a page", async () => {
  const address = sites.partner.replace("partner.localhost", "127.0.0.1");
  const page = `${address}/?policy=${encodeURIComponent("frame-src 'none'")}`;
  const command = join(inject("consumer"), "node_modules/.bin/ats-embed");
  const checked = promisify(execFile)(command, ["check", page, "--product", address]);
  await expect(checked).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/No ATS answers at [^]*Add http:.* to frame-src\.[^]*2 problems/),
  });
});
