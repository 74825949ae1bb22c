import { getCandidate, updateCandidate } from "@ats/core/candidates/details-contract";
import { listErasures } from "@ats/core/candidates/erasure-contract";
import { holdCandidate } from "@ats/core/candidates/retention-contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import { manager, recruiter } from "../../applications/story-places.ts";
import { findCandidate, pageOf } from "../story-people.ts";

const meta: Meta = { title: "Candidates/Candidate" };
export default meta;

type Story = StoryObj;
const soon = { timeout: 15_000 };
const hasApplied = pageOf(({ applications }) => applications > 1);

const edit = async (page: ReturnType<typeof within>) =>
  userEvent.click(await page.findByRole("button", { name: "Edit" }, soon));

/** Quality R4: Escape leaves the form, and what was typed is there again. */
export const TypedTextKept: Story = {
  name: "A candidate is read first; editing is left by Escape and loses nothing",
  ...onBrowserApi({ as: recruiter, path: hasApplied }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await edit(page);
    const city = await page.findByRole("textbox", { name: "City" }, soon);
    await userEvent.clear(city);
    await userEvent.type(city, "Whitby");
    await userEvent.keyboard("{Escape}");
    await page.findByRole("tab", { name: /^Applications/ }, soon);
    await edit(page);
    await expect(await page.findByRole("textbox", { name: "City" }, soon)).toHaveValue("Whitby");
    await userEvent.click(page.getByRole("button", { name: "Cancel" }));
    await userEvent.keyboard("e");
    await screen.findByRole("dialog", { name: /message/i }, soon);
  },
};

export const Default: Story = {
  ...onBrowserApi({ as: recruiter, path: hasApplied }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step("Applications come first, and CVs can be downloaded.", async () => {
      const tab = await page.findByRole("tab", { name: /^Applications/ }, soon);
      await expect(tab).toHaveAttribute("aria-selected", "true");
      await expect(page.queryByRole("textbox", { name: /First name/ })).toBeNull();
      await page.findByRole("list", { name: "Contact details" });
      await userEvent.click(await page.findByRole("tab", { name: /^CVs/ }));
      await expect(await page.findByRole("button", { name: /^Download .+ CV/ })).toBeVisible();
    });
    await step("The latest CV stands beside the record, which lists the view.", async () => {
      await page.findByText("Page 1 of 1", {}, soon);
      await userEvent.click(await page.findByRole("tab", { name: "Record" }));
      await userEvent.click(await page.findByRole("radio", { name: "Views" }, soon));
      await page.findByText(/ viewed .+ CV/, {}, soon);
    });
  },
};

/** An application's next step, a note and the person's pools are one click or key away. */
export const ActedOn: Story = {
  name: "A candidate’s page moves their application and takes a note",
  ...onBrowserApi({ as: recruiter, path: pageOf(({ status }) => status === "SHORTLIST") }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [next] = await page.findAllByRole("button", { name: /^Move to (?!…)/ }, soon);
    const stage = next?.textContent.replace("Move to ", "") ?? "";
    await userEvent.click(next as HTMLElement);
    await screen.findByText(new RegExp(`has been updated to ${stage} for job`), {}, soon);
    const applications = page.getByRole("tabpanel", { name: /^Applications/ });
    await within(applications).findByText(stage, {}, soon);
    await userEvent.keyboard("n");
    const notes = within(await screen.findByRole("dialog", { name: /^Notes for / }, soon));
    const note = await notes.findByRole("textbox", { name: "Note" });
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.keyboard("Call before noon");
    await userEvent.click(notes.getByRole("button", { name: "Add note" }));
    await notes.findByRole("list", { name: "Notes" }, soon);
    await userEvent.keyboard("{Escape}");
    await userEvent.click(page.getByRole("button", { name: "Merge…" }));
    await screen.findByRole("dialog", { name: /^Merge/ }, soon);
  },
};

/** A failed CV download says why. */
export const CvNotDownloaded: Story = {
  ...onBrowserApi({ as: recruiter, path: hasApplied, fail: { getCandidateCv: 500 } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("tab", { name: /^CVs/ }, soon));
    await userEvent.click(await page.findByRole("button", { name: /^Download .+ CV/ }, soon));
    await screen.findByText("Not downloaded", {}, soon);
  },
};

export const Record: Story = {
  ...onBrowserApi({ as: recruiter, path: hasApplied }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step("The record lists changes with old and new values, and CV downloads.", async () => {
      await edit(page);
      const city = await page.findByRole<HTMLInputElement>("textbox", { name: "City" }, soon);
      const before = city.value;
      await userEvent.clear(city);
      await userEvent.type(city, "Whitby");
      await userEvent.click(await page.findByRole("button", { name: "Save" }));
      await screen.findByText("Candidate saved", {}, soon);
      await userEvent.click(await page.findByRole("tab", { name: /^CVs/ }));
      await userEvent.click(await page.findByRole("button", { name: /^Download .+ CV/ }, soon));
      await userEvent.click(await page.findByRole("tab", { name: "Record" }));
      await page.findByText(/changed the details$/, {}, soon);
      await expect(
        await page.findByText(`City: was ${before || "nothing"}, now Whitby`),
      ).toBeVisible();
      await userEvent.click(await page.findByRole("radio", { name: "Views" }));
      await page.findByText(/ downloaded .+ CV/, {}, soon);
    });
    await step("History is edited with the details, and the record lists it too.", async () => {
      await edit(page);
      const history = { name: /^Employment, education/ };
      await userEvent.click(await page.findByRole("button", history, soon));
      await userEvent.click(await page.findByRole("button", { name: "Remove post 1" }, soon));
      await userEvent.click(await page.findByRole("button", { name: "Add a course" }));
      const courses = page.getAllByRole("textbox", { name: /^Course/ });
      await userEvent.type(courses.at(-1) as HTMLElement, "Sign language");
      await userEvent.click(await page.findByRole("button", { name: "Save" }));
      await userEvent.click(await page.findByRole("tab", { name: "History" }));
      await page.findByText("Sign language", {}, soon);
      await userEvent.click(await page.findByRole("tab", { name: "Record" }));
      await userEvent.click(await page.findByRole("button", { name: "Show all: History" }, soon));
      await page.findByText(/^History: was .+, now .+Courses: Sign language/s);
    });
  },
};

/** Quality R2: a colleague's changes are shown beside the typed ones. */
export const ChangedElsewhere: Story = {
  ...onBrowserApi({ as: recruiter, path: hasApplied }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await edit(page);
    const city = await page.findByRole("textbox", { name: "City" }, soon);
    const api = await storyApi();
    const colleague = api.visitor();
    await colleague.signIn("admin@northgate.example");
    const { id } = await findCandidate(colleague, ({ applications }) => applications > 1);
    const { client } = colleague;
    const now = await client.call(getCandidate, { params: { id } });
    const { first_name, last_name, email, tags, version } = now;
    const body = {
      first_name: first_name ?? "",
      last_name: last_name ?? "",
      email: email ?? "",
      contact_mobile_number: now.contact_mobile_number,
      city: "Durham",
      postcode: now.postcode,
      current_jobtitle: now.current_jobtitle,
      current_employer: now.current_employer,
      tags,
    };
    await client.call(updateCandidate, { params: { id }, body, version });
    await userEvent.clear(city);
    await userEvent.type(city, "Whitby");
    await userEvent.click(await page.findByRole("button", { name: "Save" }));
    await expect(await page.findByText("Saved: Durham", {}, soon)).toBeVisible();
    await expect(await page.findByText("Yours: Whitby")).toBeVisible();
    // The focus goes up to the conflict, above the Save button.
    await expect(
      page.getByRole("group", { name: "This candidate was changed elsewhere" }),
    ).toHaveFocus();
    await userEvent.click(await page.findByRole("button", { name: "Save my version" }));
    await page.findByText(/^Whitby/, {}, soon);
  },
};

/**
 * Specification §4: a candidate with an anonymised application is a number, and no hidden detail is
 * on the page.
 */
export const Anonymised: Story = {
  ...onBrowserApi({
    as: manager,
    path: pageOf(({ anonymised_row }) => anonymised_row),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole("heading", { name: /^Anonymised Candidate \d+$/ }, soon),
    ).toBeVisible();
    await expect(page.queryByText("Email")).toBeNull();
    await expect(page.queryByRole("button", { name: "Edit" })).toBeNull();
    await page.findByRole("heading", { name: "The CVs are hidden from you" }, soon);
  },
};

/** An administrator erases the candidate, and the ledger in Settings lists their number. */
export const Erased: Story = {
  ...onBrowserApi({ as: "admin@northgate.example", path: hasApplied }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "More" }, soon));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^Erase/ }, soon));
    const dialog = within(await screen.findByRole("dialog", { name: /^Erase/ }, soon));
    await userEvent.click(await dialog.findByRole("button", { name: "Erase permanently" }));
    await dialog.findAllByText("Choose a reason.");
    await userEvent.click(await dialog.findByRole("radio", { name: "The person asked for it" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Erase permanently" }));
    await expect(await page.findByRole("heading", { name: "Candidates" }, soon)).toBeVisible();
    const { client } = await storyApi();
    const { records } = await client.call(listErasures, {});
    await expect(records).toHaveLength(1);
  },
};

/** Quality R2: a candidate whom a colleague changed is erased only after the change was shown. */
export const ErasedChangedElsewhere: Story = {
  ...onBrowserApi({ as: "admin@northgate.example", path: hasApplied }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "More" }, soon));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^Erase/ }, soon));
    const dialog = within(await screen.findByRole("dialog", { name: /^Erase/ }, soon));
    await userEvent.click(await dialog.findByRole("radio", { name: "The person asked for it" }));
    const { client } = await storyApi();
    const { id } = await findCandidate({ client }, ({ applications }) => applications > 1);
    const params = { id };
    const { version } = await client.call(getCandidate, { params });
    const body = { legal_hold: true, reason: "A claim is pending." };
    await client.call(holdCandidate, { params, version, body });
    await userEvent.click(await dialog.findByRole("button", { name: "Erase permanently" }));
    await dialog.findByText(/changed elsewhere/, {}, soon);
    await page.findByText("Under legal hold", {}, soon);
  },
};

/** A candidate with an open application can be erased; the dialog lists what is open. */
export const ErasedInAProcess: Story = {
  ...onBrowserApi({
    as: "admin@northgate.example",
    path: pageOf(({ status }) => status === "INTERVIEW"),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "More" }, soon));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^Erase/ }, soon));
    const dialog = within(await screen.findByRole("dialog", { name: /^Erase/ }, soon));
    await dialog.findByText("Still in a process", {}, soon);
    await expect(dialog.getAllByText(/ for .+ \(\d+\)$/)[0]).toBeVisible();
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path: hasApplied, fail: { getCandidate: "never" } }),
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path: hasApplied, fail: { getCandidate: 500 } }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole(
        "heading",
        { name: "Candidate could not be loaded" },
        soon,
      ),
    ).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...onBrowserApi({ as: recruiter, path: hasApplied, fail: { getCandidate: 403 } }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole(
        "heading",
        { name: "You don’t have access to candidate" },
        soon,
      ),
    ).toBeVisible();
  },
};

export const InLongerWords: Story = inLongerWords({ as: recruiter, path: hasApplied });
