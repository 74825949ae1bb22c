import { setTheme } from "@ats/ui/theme";
import { type ReactNode, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { I18nProvider } from "react-aria-components";
import { afterEach, beforeAll, expect } from "vitest";
import { page } from "vitest/browser";

/** After each story, as it stands then: a picture of each of these looks. */
const looks = {
  light: {},
  dark: { theme: "dark" },
  rtl: { direction: "rtl" },
  narrow: { width: 390 },
} as const;

const height = 720;

type Look = { theme?: "dark"; direction?: "rtl"; width?: number };

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.result?.state === "fail") return;
  const [, story] = storyId.split("--");
  // Room for a focus ring and a shadow.
  document.body.style.padding = "16px";
  await document.fonts.ready;
  await leave();
  const wrong: string[] = [];
  for (const [name, look] of Object.entries(looks)) {
    await apply(look);
    try {
      await expect
        .element(page.elementLocator(document.body))
        .toMatchScreenshot(`${story}-${name}`);
    } catch (error) {
      wrong.push((error as Error).message);
    }
  }
  await apply({});
  if (wrong.length > 0)
    throw new Error(
      [...wrong, "Meant to look so? npm run screenshots:update, and look at what it changed."].join(
        "\n\n",
      ),
    );
});

/** Where the pointer would be by now differs from run to run: it is nowhere. */
async function leave() {
  document.body.dispatchEvent(
    new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }),
  );
  // A tooltip stays for a while.
  if (document.querySelector("[role=tooltip]")) await new Promise((end) => setTimeout(end, 700));
}

async function apply({ theme, direction, width = 1024 }: Look) {
  setTheme({ theme: theme ?? "light" });
  document.documentElement.dir = direction ?? "ltr";
  flushSync(() => turn(direction ?? "ltr"));
  await page.viewport(width, height);
  document.body.style.minBlockSize = "";
  await new Promise((resolve) => requestAnimationFrame(resolve));
  // What floats above the page is in the picture too.
  const bottoms = [...document.body.querySelectorAll("*")].map(
    (element) => element.getBoundingClientRect().bottom,
  );
  document.body.style.minBlockSize = `${Math.min(height, Math.ceil(Math.max(1, ...bottoms)))}px`;
}

/** English from right to left: no system font has a say in it. */
const locales = { ltr: "en-GB", rtl: "en-Arab-GB" };
let direction: keyof typeof locales = "ltr";
const turned = new Set<() => void>();

function turn(to: keyof typeof locales) {
  direction = to;
  for (const tell of turned) tell();
}

function subscribe(tell: () => void) {
  turned.add(tell);
  return () => turned.delete(tell);
}

function InDirection({ children }: { children: ReactNode }) {
  const locale = locales[useSyncExternalStore(subscribe, () => direction)];
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}

type Decorator = (Story: () => ReactNode) => ReactNode;

beforeAll(() => {
  const { globalProjectAnnotations } = globalThis as unknown as {
    globalProjectAnnotations: { decorators: Decorator[] };
  };
  globalProjectAnnotations.decorators.unshift((Story) => (
    <InDirection>
      <Story />
    </InDirection>
  ));
});
