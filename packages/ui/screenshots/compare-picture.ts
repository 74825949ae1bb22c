/// <reference types="@vitest/browser-playwright" />
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { CDPSession, Page } from "playwright";
import { PNG } from "pngjs";
import type { BrowserCommand } from "vitest/node";
import { differences, drawn, marked } from "./comparator.ts";
import { storedMeans } from "./stored-means.ts";
import { type Image, meansOf } from "./means.ts";

const failed = join(import.meta.dirname, "../../../.cache/screenshots");

/** Takes the story's picture and holds it against what is kept; answers what is wrong. */
export const comparePicture: BrowserCommand<[name: string, width: number, height: number]> = async (
  { page, iframe, testPath = "", project },
  name,
  width,
  height,
) => {
  const component = basename(testPath, ".stories.tsx");
  const box = await iframe.owner().boundingBox();
  const { x = 0, y = 0 } = box ?? {};
  await makeRoomFor(page, box);
  const take = () => capture(page, { x, y, width, height, scale: 1 });
  const png = await take();
  const image = PNG.sync.read(png) as Image;
  const kept = storedMeans(component);
  const { updateSnapshot } = project.config.snapshotOptions;
  const means = kept.get(name);
  if (updateSnapshot === "all" || (updateSnapshot === "new" && !means)) {
    if (!means || differences(means, image)) kept.set(name, await lasting(take, image));
    return undefined;
  }
  if (!means) throw new Error(`${name} is not kept yet: npm run screenshots:update.`);
  const wrong = differences(means, image);
  if (!wrong) return undefined;
  const folder = join(failed, component);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), png);
  write(join(folder, `${name}-differs.png`), marked(image, wrong.squares));
  write(join(folder, `${name}-kept.png`), drawn(means));
  return `${name}: ${wrong.message} See ${join(folder, `${name}.png`)}, and the two beside it.`;
};

/** The first picture that looks the same 700 ms later: a busy machine may draw late. */
async function lasting(take: () => Promise<Buffer>, first: Image) {
  let means = meansOf(first);
  for (let tries = 0; tries < 6; tries++) {
    await setTimeout(700);
    const image = PNG.sync.read(await take()) as Image;
    if (!differences(means, image)) return means;
    means = meansOf(image);
  }
  throw new Error("The story keeps moving. Tag it no-picture.");
}

/** The page around the story may still be as narrow as the story before it. */
async function makeRoomFor(page: Page, box: { width: number; height: number } | null) {
  const size = page.viewportSize();
  if (!size || !box || (size.width >= box.width && size.height >= box.height)) return;
  await page.setViewportSize({ width: Math.ceil(box.width), height: Math.ceil(box.height) });
}

const write = (path: string, { data, width, height }: Image) => {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data);
  writeFileSync(path, PNG.sync.write(png));
};

const sessions = new WeakMap<Page, Promise<CDPSession>>();

async function capture(page: Page, clip: { x: number; y: number } & Record<string, number>) {
  if (!sessions.has(page)) sessions.set(page, page.context().newCDPSession(page));
  const session = await sessions.get(page)!;
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
    captureBeyondViewport: false,
    clip: clip as never,
  });
  return Buffer.from(data, "base64");
}

declare module "vitest/browser" {
  interface BrowserCommands {
    comparePicture: (name: string, width: number, height: number) => Promise<string | undefined>;
  }
}
