import { listApplications } from "@ats/core/applications/contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../app/story.tsx";

/** Specification §2, §4 and §8: global search, its texts and its 600 ms. */
const meta: Meta = { title: "Search/Global search" };
export default meta;
type Story = StoryObj;

const recruiter = "recruiter@northgate.example";
const path = to.help();
const soon = { timeout: 15_000 };

/** Types into the search box. Results appear 600 ms after the last letter. */
async function search(canvas: HTMLElement, term: string, module = "candidates") {
  const box = await within(canvas).findByRole("combobox", { name: `Search ${module}` }, soon);
  await userEvent.type(box, term);
  return box;
}
const options = async (canvas: HTMLElement) => {
  const found = await within(canvas).findByRole("listbox", {}, { timeout: 5_000 });
  return within(found).findAllByRole("option", {}, { timeout: 5_000 });
};

async function chooseJobs(canvas: HTMLElement) {
  const scope = await within(canvas).findByRole("combobox", { name: "Search in" }, soon);
  await userEvent.selectOptions(scope, "Jobs");
}

const track = fn();

/** Candidates are the default. Arrow keys and Enter open a result. */
export const Candidates: Story = {
  name: "Specification §2: candidates are found with what matched",
  ...onBrowserApi({ as: recruiter, path, host: { track } }),
  play: async ({ canvasElement }) => {
    track.mockClear();
    const box = await search(canvasElement, "smith");
    await expect(within(canvasElement).queryByRole("listbox")).toBeNull();
    const [first] = await options(canvasElement);
    await expect(first?.querySelector("mark")).toHaveTextContent(/smith/i);
    await expect(first).toHaveTextContent(/\d(st|nd|rd|th) [A-Z][a-z]+ \d{4}/);
    await expect(track).toHaveBeenCalledWith(
      expect.objectContaining({ name: "search_success", module: "APPLICATIONS" }),
    );
    await userEvent.keyboard("{ArrowDown}");
    await expect(box).toHaveAttribute("aria-activedescendant", first?.id);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(document.title).toMatch(/Smith/i), soon);
    await expect(box).toHaveValue("");
  },
};

export const Jobs: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    await chooseJobs(canvasElement);
    await search(canvasElement, "care", "jobs");
    const [first] = await options(canvasElement);
    await userEvent.click(first as HTMLElement);
    await expect(
      await within(canvasElement).findByRole("table", { name: /applications/i }, soon),
    ).toBeVisible();
  },
};

export const SwitchedModule: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    await search(canvasElement, "smith");
    await options(canvasElement);
    await chooseJobs(canvasElement);
    const page = within(canvasElement);
    await expect(page.getByRole("combobox", { name: "Search jobs" })).toHaveValue("");
    await expect(page.queryByRole("listbox")).toBeNull();
  },
};

export const Empty: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    await search(canvasElement, "xyzzy");
    const texts = await within(canvasElement).findAllByText("no results found", {}, soon);
    await expect(texts.at(-1)).toBeVisible();
  },
};

export const MoreResults: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    await search(canvasElement, "07700900");
    await expect(await options(canvasElement)).toHaveLength(50);
    await expect(
      await within(canvasElement).findByText(
        "for more results to be displayed, please further refine your search.",
      ),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  name: "Specification §8: a search that fails stops its loader without a message",
  ...onBrowserApi({ as: recruiter, path, fail: { globalSearch: 500 }, host: { track } }),
  play: async ({ canvasElement }) => {
    track.mockClear();
    const box = await search(canvasElement, "smith");
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const page = within(canvasElement);
    await expect(page.queryByRole("listbox")).toBeNull();
    await expect(page.queryByText("no results found")).toBeNull();
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await expect(await page.findByRole("button", { name: "Clear search" })).toBeVisible();
  },
};

/** A hiring manager finds applicants of an anonymised job only by number. */
export const Anonymised: Story = {
  ...onBrowserApi({ as: "manager@northgate.example", path }),
  play: async ({ canvasElement }) => {
    const { client } = await storyApi();
    const { records } = await client.call(listJobs, { query: { filter: "all" } });
    const job = records.find(({ anonymised, counts }) => anonymised && counts.APPLIED);
    const applications = await client.call(listApplications, { params: { id: job?.id ?? 0 } });
    const number = applications.records[0]?.candidate_number;
    await search(canvasElement, String(number));
    await options(canvasElement);
    // All applications of the person are hidden, even those for other jobs.
    const hidden = await within(canvasElement).findAllByText(`Anonymised Candidate ${number}`);
    for (const name of hidden)
      await expect(name.closest("[role=option]")).not.toHaveTextContent("@");
  },
};

/** The slash focuses the search box from anywhere. */
export const Shortcut: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole(
      "combobox",
      { name: "Search candidates" },
      soon,
    );
    await userEvent.keyboard("/");
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue("");
  },
};
