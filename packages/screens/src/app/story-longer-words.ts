import type { QueryClient } from "@tanstack/react-query";
import { expect, waitFor, within } from "storybook/test";
import { longerWords as texts } from "../../../ui/manual/longerWords.ts";
import { type OnBrowserApi, onBrowserApi } from "./story.tsx";
import { stringsIn } from "./story-data.ts";
import type { Visit } from "./visit.ts";

const phone = { name: "Phone", styles: { width: "390px", height: "844px" } };

/** The texts in the API's answers, without markup. */
const dataOf = (queries: QueryClient): string[] =>
  queries
    .getQueryCache()
    .getAll()
    .flatMap(({ state }) => stringsIn(state.data))
    .flatMap((text) => text.split(/<[^>]*>/))
    .map((text) => text.trim());

/** An element within a text cuts it, and its marks, in two. */
function withoutMarked(text: string): string {
  const rest = text.replaceAll(/⟦[^⟦⟧]*(⟧|$)|^[^⟦⟧]*⟧/g, "");
  return rest === text ? rest : withoutMarked(rest);
}

const attributes = ["aria-label", "placeholder", "title", "alt"];

/** The texts of a page that no catalogue has: neither marked nor data, dates or initials. */
function unmarkedIn(page: HTMLElement, data: ReadonlySet<string>): string[] {
  const said = [...page.querySelectorAll("*:not(time, style, script)")].flatMap((element) => [
    ...attributes.map((name) => element.getAttribute(name)),
    ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : null)),
  ]);
  return [...new Set(said)].flatMap((text) => {
    const rest = withoutMarked(text ?? "").trim();
    const words = rest.split(/[\s,·:()]+/).filter((word) => /\p{L}{3}/u.test(word));
    return data.has(rest) || words.every((word) => data.has(word)) ? [] : [rest];
  });
}

/**
 * A screen on a phone whose host makes all texts 40 % longer. Every text comes from a catalogue or
 * from the API, and nothing overflows sideways. `values` are others that the API takes and stores.
 */
export function inLongerWords({ host, ...screen }: OnBrowserApi, values: readonly string[] = []) {
  const story = onBrowserApi({ ...screen, host: { ...host, texts } });
  return {
    ...story,
    parameters: { ...story.parameters, viewport: { options: { phone } } },
    globals: { viewport: { value: "phone", isRotated: false } },
    play: async ({
      canvasElement,
      loaded,
    }: {
      canvasElement: HTMLElement;
      loaded: Record<string, unknown>;
    }) => {
      const { queries } = loaded.visit as Visit;
      await within(canvasElement).findByRole("heading", { level: 1 }, { timeout: 15_000 });
      await waitFor(() => expect(queries.isFetching()).toBe(0), { timeout: 15_000 });
      const unmarked = () =>
        unmarkedIn(canvasElement, new Set(["ATS", ...values, ...dataOf(queries)]));
      await waitFor(() => expect(unmarked()).toEqual([]));
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  };
}
