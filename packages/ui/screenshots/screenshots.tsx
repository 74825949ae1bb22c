import { setTheme } from "@ats/ui/theme";
import { type ReactNode, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { I18nProvider, useLocale } from "react-aria-components";
import { afterEach, beforeAll, beforeEach, onTestFinished, type RunnerTestCase, vi } from "vitest";
import { commands, page } from "vitest/browser";

type Look = { theme?: "dark"; direction?: "rtl"; width?: number };

/** Looks that every story is pictured in. */
const looks: Record<string, Look> = { light: {} };
/** Additional looks of Default stories and the manual. */
const moreLooks: Record<string, Look> = {
  dark: { theme: "dark" },
  rtl: { direction: "rtl" },
  narrow: { width: 390 },
};

const height = 720;

const isComponent = ({ file }: RunnerTestCase) => file.filepath.includes("/packages/ui/");

// The clock stands still, so that relative dates look the same in every picture.
beforeEach(({ task }) => {
  if (!isComponent(task)) return;
  const now = Date.parse("2026-03-11T10:00:00Z");
  vi.useFakeTimers({ toFake: ["Date"], now, shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
});

/** Takes the pictures of a component's story. */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || !isComponent(task) || !isPictured || task.result?.state === "fail") return;
  const [, story = ""] = storyId.split("--");
  const isWhole = story === "default" || task.file.filepath.includes("/manual/");
  // Room for a focus ring and a shadow.
  document.body.style.padding = "16px";
  document.documentElement.style.caretColor = "transparent";
  await document.fonts.ready;
  await leave();
  const wrong: string[] = [];
  for (const [name, look] of Object.entries(isWhole ? { ...looks, ...moreLooks } : looks)) {
    const said = await picture(`${story}-${name}`, look);
    if (said) wrong.push(said);
  }
  await apply({});
  document.body.removeAttribute("style");
  if (wrong.length > 0)
    throw new Error(
      [...wrong, "Meant to look so? npm run screenshots:update, and look at what it changed."].join(
        "\n\n",
      ),
    );
});

/**
 * A busy machine may draw late, so a picture that does not match is taken again after these
 * milliseconds.
 */
async function picture(
  name: string,
  look: Look,
  [wait, ...waits] = [700, 3000],
): Promise<string | undefined> {
  await apply(look);
  const box = document.body.getBoundingClientRect();
  const wrong = await commands.comparePicture(name, box.width, Math.min(box.height, height));
  if (!wrong || wait === undefined) return wrong;
  await pause(wait);
  return picture(name, look, waits);
}

/** Moves the pointer out of the picture, since its position differs between runs. */
async function leave() {
  document.body.dispatchEvent(
    new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }),
  );
  // A tooltip stays for a while.
  if (document.querySelector("[role=tooltip]")) await pause(700);
}

async function apply({ theme, direction, width = 1024 }: Look) {
  setTheme({ theme: theme ?? "light" });
  document.documentElement.dir = direction ?? "ltr";
  flushSync(() => turn(direction ?? "ltr"));
  if (window.innerWidth !== width) await page.viewport(width, height);
  document.body.style.minBlockSize = "";
  window.scrollTo(0, 0);
  let bottom = -1;
  for (let alike = 0; alike < 4; ) {
    await frame();
    const now = isSettled(width) ? bottomOfAll() : -1;
    alike = now === bottom && now !== -1 ? alike + 1 : 0;
    bottom = now;
  }
  document.body.style.minBlockSize = `${Math.min(height, Math.max(1, bottom))}px`;
}

const isSettled = (width: number) =>
  window.innerWidth === width && !document.querySelector("[data-entering], [data-exiting]");

/** Includes floating elements, and leaves out what nobody sees or only screen readers get. */
const bottomOfAll = () => Math.ceil(Math.max(...[...document.body.children].map(bottomOf)));

function bottomOf(element: Element): number {
  if (element.parentElement === document.body && getComputedStyle(element).visibility === "hidden")
    return 0;
  const boxes = [...element.getClientRects()];
  if (boxes.length > 0 && boxes.every(({ width, height }) => width <= 1 && height <= 1)) return 0;
  return [...element.children].reduce(
    (bottom, child) => Math.max(bottom, bottomOf(child)),
    element.getBoundingClientRect().bottom,
  );
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

let direction: "ltr" | "rtl" = "ltr";
const turned = new Set<() => void>();

function turn(to: "ltr" | "rtl") {
  direction = to;
  for (const tell of turned) tell();
}

function subscribe(tell: () => void) {
  turned.add(tell);
  return () => turned.delete(tell);
}

function InDirection({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  const isTurned = useSyncExternalStore(subscribe, () => direction) === "rtl";
  // English also from right to left, so that the system's fonts do not matter.
  return <I18nProvider locale={isTurned ? "en-Arab-GB" : locale}>{children}</I18nProvider>;
}

/** False for a story with the tag `no-picture`, because it keeps moving. */
let isPictured = true;

type Decorator = (
  Story: () => ReactNode,
  context: { tags: string[]; parameters: { isApplication?: boolean } },
) => ReactNode;

beforeAll(() => {
  const { globalProjectAnnotations } = globalThis as unknown as {
    globalProjectAnnotations: { decorators: Decorator[] };
  };
  globalProjectAnnotations.decorators.unshift((Story, { tags, parameters }) => {
    isPictured = !tags.includes("no-picture");
    if (parameters.isApplication) return <Story />;
    return (
      <InDirection>
        <Story />
      </InDirection>
    );
  });
});
