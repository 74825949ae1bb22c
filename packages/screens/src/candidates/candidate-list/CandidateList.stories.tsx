import { listCandidates } from "@ats/core/candidates/contract";
import { addCandidate, getCandidate, updateCandidate } from "@ats/core/candidates/details-contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { printPage } from "../../app/story-print.ts";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import { manager, recruiter } from "../../applications/story-places.ts";
import { addFilter, openFilter, searchFor } from "../../lists/story-filter.ts";

const phone = { name: "Phone", styles: { width: "390px", height: "844px" } };
const meta: Meta = {
  title: "Candidates/Candidate list",
  parameters: { viewport: { options: { phone } } },
};
export default meta;

type Story = StoryObj;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvasElement"];

const soon = { timeout: 15_000 };
const path = to.candidateList();

const candidates = async (canvasElement: Canvas) => {
  const page = within(canvasElement);
  await page.findAllByRole("rowheader", {}, soon);
  return { page, names: () => page.getAllByRole("rowheader").map((cell) => cell.textContent) };
};

/** Specification §9: newest first. */
export const Default: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const { page } = await candidates(canvasElement);
    await expect(page.getByRole("radio", { name: "All" })).toBeChecked();
    await expect(page.getByRole("columnheader", { name: "Added" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await expect(page.getByRole("link", { name: "Candidates" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    const rows = () => page.getAllByRole("row").map((row) => row.childElementCount);
    await waitFor(() => expect(new Set(rows()).size).toBe(2));
    await printPage();
    // All rows are printed with all cells.
    await expect(new Set(rows()).size).toBe(1);
  },
};

export const Filtered: Story = {
  ...onBrowserApi({ as: recruiter, path: `${path}?filter=hired` }),
  play: async ({ canvasElement }) => {
    const { page, names } = await candidates(canvasElement);
    await expect(await page.findByRole("table", { name: "Hired candidates" })).toBeVisible();
    await userEvent.click(await page.findByRole("button", { name: "Candidate" }));
    await waitFor(() =>
      expect(page.getByRole("columnheader", { name: "Candidate" })).toHaveAttribute(
        "aria-sort",
        "ascending",
      ),
    );
    await expect(names().length).toBeGreaterThan(0);
  },
};

/** On a phone a long name ends before the status, in compact rows too. */
export const LongNameOnAPhone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  ...onBrowserApi({
    as: recruiter,
    path: `${path}?filter=active`,
    before: async ({ client }) => {
      const { records } = await client.call(listCandidates, { query: { filter: "active" } });
      const params = { id: records[0]?.id ?? 0 };
      const { version, history, ...candidate } = await client.call(getCandidate, { params });
      const body = {
        ...candidate,
        history: history ?? {},
        first_name: "Maximiliane",
        last_name: "Featherstonehaugh-Wolfeschlegelstein",
        email: "max@long.example",
      };
      await client.call(updateCandidate, { params, body, version });
    },
  }),
  play: async ({ canvasElement }) => {
    const { page } = await candidates(canvasElement);
    const name = await page.findByRole("link", { name: /Wolfeschlegel/ }, soon);
    const status = name.closest("th")?.querySelector("[class*=StatusBadge_text]");
    const isWhole = () => {
      const { left, right, top } = (status as Element).getBoundingClientRect();
      const ends = [left, right - 1].map((x) => document.elementFromPoint(x, top + 4));
      return ends.every((end) => end === status);
    };
    await expect(isWhole()).toBe(true);
    await userEvent.click(page.getByRole("button", { name: "Compact rows" }));
    await waitFor(() => expect(document.documentElement.dataset.density).toBe("compact"));
    await expect(isWhole()).toBe(true);
    await userEvent.click(page.getByRole("button", { name: "Compact rows" }));
  },
};

export const ActedOnTogether: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement, step }) => {
    const { page } = await candidates(canvasElement);
    await step("Exactly two selected candidates can be merged.", async () => {
      const [first, second] = page.getAllByRole("checkbox", { name: /^Select (?!all)/ });
      page.getAllByRole("rowheader")[0]?.querySelector("a")?.focus();
      await userEvent.keyboard("xa");
      const bar = within(await page.findByRole("group", { name: "Selected rows" }, soon));
      await bar.findByText("1 selected");
      await waitFor(() => expect(bar.getAllByRole("button")[0]).toHaveFocus());
      await expect(first).toBeChecked();
      await expect(bar.queryByRole("button", { name: "Merge…" })).toBeNull();
      await userEvent.click(second as HTMLElement);
      await userEvent.click(await bar.findByRole("button", { name: "Merge…" }, soon));
      await screen.findByRole("dialog", { name: /^Merge/ }, soon);
    });
    await step(
      "They are tagged, exported and sent a message about their latest application.",
      async () => {
        await userEvent.keyboard("{Escape}");
        await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
        const bar = within(await page.findByRole("group", { name: "Selected rows" }, soon));
        await userEvent.click(await bar.findByRole("button", { name: "Export" }));
        await screen.findByText("The selection was exported", {}, soon);
        await userEvent.click(bar.getByRole("button", { name: "Message…" }));
        const message = within(await screen.findByRole("dialog", { name: /^Message/ }, soon));
        const [close] = await message.findAllByRole("button", { name: "Close" }, soon);
        await userEvent.click(close as HTMLElement);
        await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
        await userEvent.click(bar.getByRole("button", { name: "Tag…" }));
        const tags = within(await screen.findByRole("dialog", { name: "Tag 2 candidates" }, soon));
        await userEvent.click(await tags.findByRole("button", { name: "Save tags" }));
        await tags.findByText("Add or remove a tag.");
        await userEvent.type(await tags.findByLabelText("Add"), "Second look{Enter}");
        await userEvent.click(tags.getByRole("button", { name: "Save tags" }));
        await screen.findByText("2 candidates tagged", {}, soon);
        const { client } = await storyApi();
        const tagged = async () =>
          (await client.call(listCandidates, { query: { tag: ["Second look"] } })).records.length;
        await expect(await tagged()).toBe(2);
        await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
        await waitFor(async () => expect(await tagged()).toBe(0), soon);
      },
    );
  },
};

/** A selection survives a page change, and every result can be selected. */
export const SelectedOverPages: Story = {
  ...onBrowserApi({ as: recruiter, path: `${path}?per_page=3` }),
  play: async ({ canvasElement }) => {
    const { page } = await candidates(canvasElement);
    const [row] = page.getAllByRole("rowheader");
    const name = within(row as HTMLElement).getByRole("link").textContent;
    await userEvent.click(await page.findByRole("checkbox", { name: `Select ${name}` }));
    const bar = within(await page.findByRole("group", { name: "Selected rows" }, soon));
    await bar.findByText("1 selected");
    await userEvent.click(await page.findByRole("button", { name: "Next page" }));
    await waitFor(() => expect(page.queryByRole("link", { name })).toBeNull());
    await bar.findByText("1 selected");
    await userEvent.click(await bar.findByRole("button", { name: /^Select all \d+$/ }));
    const all = await bar.findByText(/^All \d+ selected$/);
    await expect(Number(all.textContent?.match(/\d+/)?.[0])).toBeGreaterThan(3);
    await userEvent.click(await page.findByRole("button", { name: "Previous page" }));
    await waitFor(() =>
      expect(page.getByRole("checkbox", { name: `Select ${name}` })).toBeChecked(),
    );
    await userEvent.click(await page.findByRole("radio", { name: "Hired" }));
    await waitFor(() => expect(bar.queryByRole("button", { name: "Add to a pool…" })).toBeNull());
  },
};

/** A hidden column stays hidden; the name column cannot be hidden. */
export const ColumnsChosen: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const { page } = await candidates(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Columns" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: /City/ }, soon));
    await waitFor(() =>
      expect(page.queryByRole("columnheader", { name: "City", hidden: true })).toBeNull(),
    );
    await userEvent.keyboard("{Escape}");
  },
};

/** A view is saved under a name, opened again after a change, shared and made the default. */
export const SavedSearch: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const { page } = await candidates(canvasElement);
    await userEvent.click(await page.findByRole("radio", { name: "Hired" }));
    await page.findByRole("table", { name: "Hired candidates" }, soon);
    await userEvent.click(await page.findByRole("button", { name: /^View: Views/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^Save/ }, soon));
    const dialog = within(await screen.findByRole("dialog", {}, soon));
    await userEvent.type(await dialog.findByRole("textbox", { name: /Name/ }), "New starters");
    await userEvent.click(await dialog.findByRole("button", { name: "Save" }));
    await page.findByRole("button", { name: /New starters/ }, soon);
    await userEvent.click(await page.findByRole("radio", { name: "All" }));
    await page.findByRole("table", { name: "All candidates" }, soon);
    const menu = async (state = "") =>
      userEvent.click(
        await page.findByRole("button", { name: `View: New starters${state}` }, soon),
      );
    await menu(", changed");
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "New starters" }, soon));
    await page.findByRole("table", { name: "Hired candidates" }, soon);
    await menu();
    await userEvent.click(await screen.findByRole("menuitem", { name: "Open by default" }, soon));
    await menu();
    await userEvent.click(await screen.findByRole("menuitem", { name: "Share…" }, soon));
    const sharing = within(await screen.findByRole("dialog", { name: /^Share/ }, soon));
    await userEvent.click(await sharing.findByRole("radio", { name: "Colleagues I choose" }));
    await userEvent.click(sharing.getByRole("button", { name: "Save" }));
    await sharing.findByText("Choose at least one colleague.");
    await userEvent.click(sharing.getByRole("radio", { name: /^Everyone/ }));
    await userEvent.click(sharing.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
    await menu();
    await screen.findByText("Default · Shared", {}, soon);
    await userEvent.keyboard("{Escape}");
  },
};

/** Filtered by a company tag and by missing consent. */
export const Narrowed: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: async ({ client }) => {
      await client.call(addCandidate, {
        body: {
          first_name: "Uma",
          last_name: "Vance",
          email: "uma@vance.example",
          contact_mobile_number: null,
          city: null,
          postcode: null,
          current_jobtitle: null,
          current_employer: null,
          tags: ["Forklift"],
        },
      });
      return path;
    },
  }),
  play: async ({ canvasElement }) => {
    const { page } = await candidates(canvasElement);
    await addFilter(page, "Tag", "Forklift");
    await waitFor(() => expect(page.getAllByRole("rowheader")).toHaveLength(1), soon);
    await expect(await page.findByRole("rowheader", { name: /Uma Vance/ })).toBeVisible();
    await addFilter(page, "Consent", "Given");
    await page.findByRole("heading", { name: "No candidates match your search" }, soon);
    await userEvent.click(await page.findByRole("button", { name: "Remove Consent: Given" }));
    await addFilter(page, "Retention", "To be erased");
    await page.findByRole("heading", { name: "No candidates match your search" }, soon);
  },
};

export const FilteredByDistanceAndCities: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement, step }) => {
    const { page } = await candidates(canvasElement);
    await step("A search without results says so, and is cleared.", async () => {
      await searchFor(page, "nobody at all");
      await expect(
        await page.findByRole("heading", { name: "No candidates match your search" }),
      ).toBeVisible();
      await userEvent.click(await page.findByRole("button", { name: "Clear the search" }));
      await page.findAllByRole("rowheader", {}, soon);
    });
    await step(
      "The values offered are those that occur; a distance needs a postcode.",
      async () => {
        const distance = await openFilter(page, "Postcode");
        await userEvent.click(distance.getByRole("radio", { name: "10 miles" }));
        const postcode = distance.getByRole("textbox", { name: "Postcode" });
        await userEvent.type(postcode, "leeds{Enter}");
        await distance.findByText("Enter a postcode, such as LS1 4AP or LS1.");
        await userEvent.clear(postcode);
        await userEvent.type(postcode, "ls1 4ap{Enter}");
        await page.findByRole("button", { name: /^Postcode is within 10 miles of LS1 4AP/ }, soon);
        await waitFor(() => expect(page.getAllByRole("rowheader").length).toBeGreaterThan(0), soon);
        const form = await openFilter(page, "City");
        await userEvent.click(await form.findByRole("button", { name: "City Choose" }));
        await userEvent.keyboard("leeds");
        await userEvent.click(await screen.findByRole("option", { name: "Leeds" }, soon));
        await userEvent.keyboard("{Escape}");
        await userEvent.click(await form.findByRole("button", { name: "Add filter" }));
        await page.findByRole("button", { name: "City is Leeds, change" }, soon);
        const again = await openFilter(page, "Added");
        await userEvent.type(await again.findByRole("textbox", { name: "Days" }), "9999{Enter}");
        await page.findByRole("button", { name: "Added in the last 9,999 days, change" }, soon);
        await waitFor(() => expect(page.getAllByRole("rowheader").length).toBeGreaterThan(0), soon);
      },
    );
  },
};

export const Empty: Story = {
  ...onBrowserApi({ as: "support@ats.example", path }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("heading", { name: "No candidates" }, soon),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listCandidates: "never" } }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("table", { name: "All candidates" }, soon),
    ).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listCandidates: 500 } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole("heading", { name: "Candidates could not be loaded" }, soon),
    ).toBeVisible();
    await expect(await page.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listCandidates: 403 } }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole(
        "heading",
        { name: "You don’t have access to candidates" },
        soon,
      ),
    ).toBeVisible();
  },
};

/**
 * Specification §4: to a hiring manager, a candidate with an anonymised application is a number.
 */
export const Anonymised: Story = {
  ...onBrowserApi({ as: manager, path: `${path}?filter=active&sc=name&so=desc` }),
  play: async ({ canvasElement }) => {
    const { names } = await candidates(canvasElement);
    await expect(names()[0]).toMatch(/^Anonymised Candidate \d+/);
  },
};

export const InLongerWords: Story = inLongerWords({ as: recruiter, path: to.candidateList() });
