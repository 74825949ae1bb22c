import type { BrowserApi } from "@ats/demo/browser/browser-api";
import { listApplications } from "@ats/core/applications/contract";
import type { Input } from "@ats/core/contract/endpoint";
import { within } from "storybook/test";
import { applicationsOf, type isOpenToAll } from "../story-places.ts";

/** Waits for the list, and returns its first applicant. */
export const openedList = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  const [first] = await page.findAllByRole("rowheader", {}, { timeout: 15_000 });
  const name = within(first as HTMLElement).getByRole("link").textContent;
  return { page, name };
};

/** Returns the number at the end of a text. */
export const trailingNumber = (element: HTMLElement) =>
  Number(/\d+$/.exec((element.closest("label") ?? element).textContent)?.[0]);

/** Reads a page of the applications of a demo job. */
export async function recordsOf(
  api: BrowserApi,
  fits: typeof isOpenToAll,
  query: Input<typeof listApplications>["query"] = { status: "APPLIED", per_page: 10 },
) {
  const id = Number(/\d+/.exec(await applicationsOf(fits)(api))?.[0]);
  return (await api.client.call(listApplications, { params: { id }, query })).records;
}
