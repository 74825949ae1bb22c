import type { QueryClient } from "@tanstack/react-query";
import { expect, fireEvent, waitFor, within } from "storybook/test";
import { longerWords as texts } from "../../../ui/manual/longerWords.ts";
import { type OnBrowserApi, onBrowserApi, storyApi } from "./story.tsx";
import { stringsIn } from "./story-data.ts";
import type { Visit } from "./visit.ts";

const soon = { timeout: 15_000 };
const phone = { name: "Phone", styles: { width: "390px", height: "844px" } };

/** Shows a story as wide as a phone. */
const onPhone = {
  parameters: { viewport: { options: { phone } } },
  globals: { viewport: { value: "phone", isRotated: false } },
};

type Fetch = (request: Request) => Promise<Response>;

/** Calls the API and remembers the texts in its answers, without markup. */
function listener(fetch: Fetch = async (request) => (await storyApi()).fetch(request)) {
  const heard: string[] = [];
  return {
    heard,
    fetch: async (request: Request) => {
      const answer = await fetch(request);
      if (answer.headers.get("content-type")?.includes("json"))
        for (const text of stringsIn(await answer.clone().json()))
          heard.push(...text.split(/<[^>]*>/));
      return answer;
    },
  };
}

const border = "\0";

/** Parts of a text that stand in no mark. A wording may stand in another as its value. */
function unmarkedPartsOf(text: string): string[] {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, border);
  return rest === text ? rest.split(border) : unmarkedPartsOf(rest);
}

const attributes = ["aria-label", "placeholder", "title", "alt"];

/** The words of an element itself in a row: elements among them leave a border. */
const ownTextOf = (element: Element) =>
  [...element.childNodes]
    .map((node) => (node instanceof Text ? node.data : node.nodeName === "WBR" ? "" : border))
    .join("");

/** Days and months as `Intl` writes them. */
const datesOf = (date: Date) =>
  (["long", "short"] as const).flatMap((style) => [
    date.toLocaleString("en-GB", { month: style }),
    date.toLocaleString("en-GB", { weekday: style }),
  ]);
const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month));

/** Words of React Aria, which has languages of its own. */
const ofReactAria = [
  "Start Date",
  "End Date",
  "day",
  "month",
  "year",
  "yyyy",
  "hour",
  "minute",
  "Calendar",
  "Remove",
];

/** " Job 1021 at Northgate " */
const wordsIn = (text: string) => ` ${(text.match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;

/** Initials and units are no words. */
const hasWords = (text: string) => /\p{L}{3}/u.test(text);

/** Dates, names of languages, the words over a page of a PDF. */
const elsewhere = ["time", "body [lang]", "canvas + *", "style", "script"];

const textsOf = (page: HTMLElement): string[] =>
  [...page.querySelectorAll(`*:not(${elsewhere.flatMap((each) => [each, `${each} *`]).join()})`)]
    .flatMap((element) => [
      ownTextOf(element),
      ...attributes.map((name) => element.getAttribute(name) ?? ""),
    ])
    .filter(hasWords);

/** The texts that no catalogue has: neither marked nor known. */
function unmarkedIn(texts: readonly string[], data: readonly string[]): string[] {
  const known = [...new Set([...months.flatMap(datesOf), ...ofReactAria, ...data].map(wordsIn))]
    .filter(hasWords)
    .toSorted((a, b) => b.length - a.length);
  return [...new Set(texts.flatMap(unmarkedPartsOf))].filter((part) =>
    hasWords(known.reduce((rest, words) => rest.replaceAll(words, "  "), wordsIn(part))),
  );
}

/** As far as a badge sticks out of its button. */
const allowance = 8;

/** Boxes whose words stick out or are cut off, and neither scroll nor end in an ellipsis. */
const tooNarrowIn = (page: HTMLElement) =>
  [...page.querySelectorAll("*")].filter((box) => {
    // A box of one pixel hides words from the eye alone.
    if (box.clientWidth < 2 || !box.textContent) return false;
    const isWider = box.scrollWidth > box.clientWidth + allowance;
    const isTaller = box.scrollHeight > box.clientHeight + allowance;
    if (!isWider && !isTaller) return false;
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
    return isWider
      ? !/auto|scroll/.test(overflowX) && textOverflow !== "ellipsis"
      : /hidden|clip/.test(overflowY) && webkitLineClamp === "none";
  });

/** Every text comes from a catalogue or is known, and has room. */
async function fitsInLongerWords(
  page: HTMLElement,
  values: readonly string[],
  heard: readonly string[],
) {
  await waitFor(() => {
    const said = textsOf(page);
    expect(said.join()).toContain("⟦");
    expect(unmarkedIn(said, ["ATS", "pdf", ...values, ...heard]).join("\n")).toBe("");
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    expect(tooNarrowIn(page).map(({ outerHTML }) => outerHTML.slice(0, 300))).toEqual([]);
  });
}

/**
 * A screen and its tabs on a phone whose host makes all texts 40 % longer. `values` are others than
 * the API's that it takes and stores; `shown` waits until the screen shows what it is about.
 */
export function inLongerWords(
  { host, ...screen }: OnBrowserApi,
  { values = [] as readonly string[], shown = hasHeading } = {},
) {
  const { heard, fetch } = listener(host?.fetch);
  const story = onBrowserApi({ ...screen, host: { ...host, fetch, texts } });
  return {
    ...story,
    ...onPhone,
    parameters: { ...story.parameters, ...onPhone.parameters },
    play: async ({ canvasElement, loaded }: Played) => {
      const queries: QueryClient = (loaded.visit as Visit).queries;
      const fits = async () => {
        await waitFor(() => {
          expect(queries.isFetching()).toBe(0);
          expect(canvasElement.querySelector("[data-skeleton]")).toBeNull();
        }, soon);
        await fitsInLongerWords(canvasElement, values, heard);
      };
      await shown(canvasElement);
      await fits();
      for (const tab of canvasElement.querySelectorAll("[role=tab]:not([aria-selected=true])")) {
        await fireEvent.click(tab);
        const panel = () => canvasElement.querySelector("[role=tabpanel]:not([inert])");
        await waitFor(() => expect(panel()).toHaveTextContent("⟦"), soon);
        await fits();
      }
    },
  };
}

interface Played {
  canvasElement: HTMLElement;
  loaded: Record<string, unknown>;
}

const hasHeading = (page: HTMLElement): Promise<unknown> =>
  within(page).findByRole("heading", { level: 1 }, soon);

/** A public page on a phone in longer words: its props, and the rest of its story. */
export function publicPageInLongerWords(values: readonly string[] = []) {
  const { heard, fetch } = listener();
  return {
    props: { fetch, texts },
    story: {
      ...onPhone,
      play: async ({ canvasElement }: Pick<Played, "canvasElement">) => {
        await hasHeading(canvasElement);
        await fitsInLongerWords(canvasElement, values, heard);
      },
    },
  };
}
