import { moveAsSeen } from "@ats/api/internal/testing/move-applications";
import { listApplications } from "@ats/core/applications/contract";
import { getJob } from "@ats/core/jobs/contract";
import { currencies, jobTypes } from "@ats/core/jobs/job-input";
import { listJobs } from "@ats/core/jobs/list-contract";
import { createJob, updateJob } from "@ats/core/jobs/vacancy-contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { hasWorkflow, manager, recruiter } from "../../applications/story-places.ts";
import { memoryStorage } from "../../lists/memory-storage.ts";
import { editing, jobIn, publishingOf } from "./story-jobs.ts";
import { valuesOf } from "./values.ts";

const meta: Meta = { title: "Jobs/Job form" };
export default meta;

type Story = StoryObj;
const soon = { timeout: 15_000 };

const device = memoryStorage();

/** A draft is saved while the user types, and restored after they leave. Quality R4. */
export const Add: Story = {
  name: "Specification §2: a vacancy is added in steps and saves itself; places are suggested for its location",
  ...onBrowserApi({ as: recruiter, path: to.jobAdd() }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const { client } = await storyApi();
    const title = await page.findByLabelText(/^Job title/, {}, soon);
    await userEvent.type(title, "Pilot");
    await page.findByText("Saved as a draft", {}, soon);
    await step(
      "A text that is too long is named at its field, which keeps the focus.",
      async () => {
        const dept = page.getByRole("combobox", { name: /^Department/ });
        await userEvent.click(dept);
        await userEvent.paste("Kitchen and ".repeat(8));
        await page.findByText(/^Department: Shorten this to 80 characters or fewer\./, {}, soon);
        await expect(page.queryByText("Saved as a draft")).toBeNull();
        await expect(dept).toHaveAttribute("aria-invalid", "true");
        await expect(dept).toHaveFocus();
        await userEvent.clear(dept);
        await userEvent.tab();
        await page.findByText("Saved as a draft", {}, soon);
      },
    );
    await step("Places are suggested while a location is typed.", async () => {
      const location = page.getByRole("combobox", { name: /^Location/ });
      await userEvent.type(location, "Harrog");
      await userEvent.click(await screen.findByRole("option", { name: /^Harrogate/ }, soon));
      await expect(location).toHaveValue("Harrogate");
    });
    await step("The next step shows how the advert reads.", async () => {
      await userEvent.type(await page.findByRole("combobox", { name: /^Source/ }), "Repl");
      const sources = within(await screen.findByRole("listbox", {}, soon));
      await userEvent.click(await sources.findByRole("option", { name: "Replacement" }));
      await userEvent.click(await page.findByRole("button", { name: "Continue" }));
      await page.findByRole("heading", { name: "Advert check" });
      const steps = within(page.getByRole("navigation", { name: "Add a job" }));
      const [, advert] = steps.getAllByRole("listitem");
      await expect(advert).toHaveFocus();
      await expect(await page.findByText(/No salary is shown/)).toBeVisible();
    });
    await step("The saved draft is in the list, and another job starts blank.", async () => {
      const query = { filter: "draft", q: "pilot", s: "source:replacement" } as const;
      await waitFor(
        async () => expect((await client.call(listJobs, { query })).records).toHaveLength(1),
        soon,
      );
      await userEvent.click(await page.findByRole("button", { name: "Back" }));
      await userEvent.click(await page.findByRole("button", { name: "Close" }));
      await userEvent.click(await page.findByRole("link", { name: "Add job" }, soon));
      await waitFor(() => expect(page.getByLabelText(/^Job title/)).toHaveValue(""), soon);
    });
  },
};

/** Riverside suggests no places: the typed location is saved. */
export const PlacesNotSuggested: Story = {
  ...onBrowserApi({ as: "admin@riverside.example", path: to.jobAdd() }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const location = await page.findByRole("textbox", { name: /^Location/ }, soon);
    await userEvent.type(location, "Harrog");
    await expect(location).toHaveValue("Harrog");
    await expect(screen.queryByRole("listbox")).toBeNull();
  },
};

/** Returns the options of a choice of the form, the first of which is chosen. */
async function offered(canvasElement: HTMLElement, name: RegExp) {
  const choice = await within(canvasElement).findByRole("button", { name }, soon);
  await userEvent.click(choice);
  const options = within(await screen.findByRole("listbox", {}, soon));
  const labels = options.getAllByRole("option").map(({ textContent }) => textContent);
  await expect(choice).toHaveTextContent(labels[0] ?? "");
  await userEvent.keyboard("{Escape}");
  return labels;
}

export const OwnDepartments: Story = {
  name: "Who recruits for two departments chooses between these",
  ...onBrowserApi({ as: "eleanor.whitaker@northgate.example", path: to.vacancyForm() }),
  play: async ({ canvasElement }) => {
    await expect(await offered(canvasElement, /Department/)).toEqual(["Care", "Nursing"]);
    await expect(within(canvasElement).getByRole("combobox", { name: /^Brand/ })).toBeVisible();
  },
};

export const OwnBrand: Story = {
  name: "Who recruits for one brand adds jobs of this brand, in any department",
  ...onBrowserApi({ as: "craig.dunmore@northgate.example", path: to.jobAdd() }),
  play: async ({ canvasElement }) => {
    await expect(await offered(canvasElement, /Brand/)).toEqual(["Northgate Homes"]);
    const department = within(canvasElement).getByRole("combobox", { name: /^Department/ });
    await expect(department).toBeVisible();
  },
};

export const Incomplete: Story = {
  ...onBrowserApi({ as: recruiter, path: editing("draft") }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const submit = async (name: string | RegExp) => {
      await userEvent.click(await page.findByRole("button", { name: /Publish/ }));
      await page.findByText(/will be asked to approve this job/, {}, soon);
      await userEvent.click(await page.findByRole("button", { name }, soon));
    };
    await step("The job's brand is one of the company's.", async () => {
      const brand = await page.findByRole<HTMLInputElement>("combobox", { name: /^Brand/ }, soon);
      await userEvent.clear(brand);
      await userEvent.type(brand, "Homes");
      const brands = within(await screen.findByRole("listbox", {}, soon));
      await userEvent.click(await brands.findByRole("option", { name: "Northgate Homes" }, soon));
      await page.findByText("Saved as a draft", {}, soon);
      const { client } = await storyApi();
      const { id } = await jobIn(await storyApi(), "draft");
      const saved = async () => (await client.call(getJob, { params: { id } })).brand_info.name;
      await waitFor(async () => expect(await saved()).toBe(brand.value), soon);
    });
    await step("An unnamed criterion is saved, and submitting leads to it.", async () => {
      await userEvent.click(await page.findByRole("button", { name: /Process/ }));
      await userEvent.click(await page.findByRole("button", { name: "Add an attribute" }, soon));
      await page.findByText("Saved as a draft", {}, soon);
      await submit("Send for approval");
      const problem = "Name the attribute, or remove it.";
      await userEvent.click(await page.findByRole("link", { name: problem }, soon));
      await expect(page.getAllByLabelText(/^Attribute \d/).at(-1)).toHaveFocus();
    });
    await step("A missing value is in a summary, at its step and at its field.", async () => {
      await userEvent.click(await page.findByRole("button", { name: /Basics/ }));
      await userEvent.clear(await page.findByLabelText(/^Job title/, {}, soon));
      await submit(/Send for approval|Publish job/);
      await expect(await page.findByRole("link", { name: "Enter the job title." })).toBeVisible();
      await expect(page.getByLabelText(/^Job title/)).toHaveAttribute("aria-invalid", "true");
    });
  },
};

export const Questions: Story = {
  ...onBrowserApi({ as: recruiter, path: editing("active") }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step("A question and its right answer are added.", async () => {
      await userEvent.type(await page.findByLabelText(/^Job title/, {}, soon), " (night)");
      await userEvent.click(await page.findByRole("button", { name: /Questions/ }));
      const cards = await page.findAllByRole("region", { name: /^Question \d/ });
      await userEvent.click(await page.findByRole("button", { name: "Add a question" }));
      const name = `Question ${cards.length + 1}`;
      const added = within(await page.findByRole("region", { name }));
      const text = await added.findByRole("textbox", { name: /^Question/ });
      await userEvent.type(text, "Can you swim?");
      await userEvent.click(await added.findByRole("button", { name: /Answer type/ }));
      await userEvent.click(await screen.findByRole("option", { name: "Yes or no" }));
      await userEvent.click(await added.findByRole("checkbox", { name: "No" }));
      await expect(added.getByRole("checkbox", { name: "No" })).toBeChecked();
      await userEvent.click(await page.findByRole("button", { name: "Save changes" }));
      await page.findByText("Saved", {}, soon);
    });
    await step("The history names the change and its editor.", async () => {
      await userEvent.click(await page.findByRole("button", { name: "History" }));
      const history = within(await screen.findByRole("dialog", { name: "History" }, soon));
      await history.findByText(/^Job title: was (.+), now \1 \(night\)$/, {}, soon);
      await expect(history.getByText(/ edited the job$/)).toBeInTheDocument();
    });
  },
};

/** The closing date of a closed advert stays while other fields change. */
export const Closed: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: async ({ client }) => {
      const { records } = await client.call(listJobs, {
        query: { filter: "active", sc: "closing_date_time", so: "asc" },
      });
      const [job] = records;
      if (!job?.closing_date_time || Date.parse(job.closing_date_time) > Date.now())
        throw new Error("The demo has no active job that is closed.");
      return to.jobEdit({ id: job.id });
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(/^Job title/, {}, soon), " (night)");
    await userEvent.click(await page.findByRole("button", { name: "Save changes" }));
    await page.findByText("Saved", {}, soon);
  },
};

export const Publishing: Story = {
  ...onBrowserApi({ as: recruiter, path: editing("active") }),
  play: async ({ canvasElement, step }) => {
    const channels = await publishingOf(canvasElement);
    const page = within(canvasElement);
    const api = await storyApi();
    const { id } = await jobIn(api, "active");
    const saved = async () => {
      await userEvent.click(await page.findByRole("button", { name: "Save changes" }));
      await page.findByText("Saved", {}, soon);
      return api.client.call(getJob, { params: { id } });
    };
    await step("The closing date ends with its day in the company's time zone.", async () => {
      const date = within(page.getByRole("group", { name: /^Closing date/ }));
      const parts = await date.findAllByRole("spinbutton");
      await expect(parts[0]).not.toHaveAttribute("aria-disabled");
      for (const [index, text] of ["30", "06", "2030"].entries()) {
        await userEvent.click(parts[index] as HTMLElement);
        await userEvent.keyboard(text);
      }
      await page.findByText("30 Jun 2030");
    });
    await step("Channels are chosen with it, and both are saved.", async () => {
      const feed = channels.getByRole<HTMLInputElement>("checkbox", { name: /^Job feed/ });
      await expect(channels.getAllByRole("checkbox")).toHaveLength(3);
      const wasOn = feed.checked;
      await userEvent.click(feed);
      const job = await saved();
      // In summer a day ends an hour before UTC's.
      await expect(job.closing_date_time).toBe("2030-06-30T22:59:59.000Z");
      await expect(job.channels.includes("job_feed")).toBe(!wasOn);
    });
  },
};

/** Riverside publishes only on its careers page. */
export const OneChannel: Story = {
  ...onBrowserApi({ as: "admin@riverside.example", path: editing("active") }),
  play: async ({ canvasElement }) => {
    const channels = await publishingOf(canvasElement);
    const [page, ...others] = channels.getAllByRole("checkbox");
    await expect(page).toHaveAccessibleName(/^Careers page/);
    await expect(page).toBeChecked();
    await expect(others).toEqual([]);
  },
};

/** A colleague saved another version: both are shown and nothing is overwritten. Quality R2. */
export const Stale: Story = {
  ...onBrowserApi({ as: recruiter, path: editing("draft") }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const title = await page.findByLabelText(/^Job title/, {}, soon);
    const api = await storyApi();
    const { id } = await jobIn(api, "draft");
    const job = await api.client.call(getJob, { params: { id } });
    const { id: hiring_manager_id } = await api.visitor().signIn("admin@northgate.example");
    const body = {
      ...valuesOf(job),
      title: "Harbour master",
      salary_min: 2_800_000,
      salary_max: 3_200_000,
      hiring_manager_id,
    };
    await api.client.call(updateJob, { params: { id }, version: job.version, body });
    await userEvent.clear(title);
    await userEvent.type(title, "Lighthouse keeper");
    await expect(await page.findByText("Saved: Harbour master", {}, soon)).toBeVisible();
    await expect(await page.findByText("Yours: Lighthouse keeper")).toBeVisible();
    await expect(await page.findByText("Saved: £28,000 to £32,000 a year")).toBeVisible();
    await expect(await page.findByText("Saved: Helen Whitworth")).toBeVisible();
    await userEvent.click(await page.findByRole("button", { name: "Save my version" }));
    await page.findByText("Saved as a draft", {}, soon);
    await waitFor(async () =>
      expect((await api.client.call(getJob, { params: { id } })).title).toBe("Lighthouse keeper"),
    );
  },
};

/** Number of times that the page has read a job. */
let reads = 0;

/** An application moves while the user types: the form and the focus stay. */
export const ApplicationMoves: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: editing("active"),
    host: {
      fetch: async (request) => {
        if (/\/api\/jobs\/\d+$/.test(request.url)) reads += 1;
        return (await storyApi()).fetch(request);
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByLabelText(/^Job title/, {}, soon);
    await userEvent.click(await page.findByRole("button", { name: /Questions/ }));
    const [question] = await page.findAllByRole("textbox", { name: /^Question/ }, soon);
    await userEvent.type(question as HTMLElement, " If so,");
    const api = await storyApi();
    const { id } = await jobIn(api, "active");
    const colleague = api.visitor();
    await colleague.signIn("admin@northgate.example");
    const { records } = await colleague.client.call(listApplications, {
      params: { id },
      query: { status: "APPLIED" },
    });
    reads = 0;
    await moveAsSeen(colleague.client, { ids: [records[0]?.id ?? 0], status: "SHORTLIST" });
    await waitFor(() => expect(reads).toBeGreaterThan(0), soon);
    await expect(question).toHaveFocus();
    await userEvent.keyboard(" since when?");
    await expect(question).toHaveDisplayValue(/ If so, since when\?$/);
  },
};

/** A failed save says so, keeps the text and is tried again. */
export const NotSaved: Story = {
  ...onBrowserApi({ as: recruiter, path: to.jobAdd(), fail: { createJob: 500 } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(/^Job title/, {}, soon), "Cook");
    await expect(await page.findByRole("button", { name: "Try again" }, soon)).toBeVisible();
    await expect(page.getByLabelText(/^Job title/)).toHaveValue("Cook");
    (await storyApi()).fail("createJob", Promise.resolve());
    await userEvent.click(await page.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvasElement).toHaveTextContent("Saved as a draft"), soon);
  },
};

/** A draft that was submitted elsewhere is not restored: the next new job starts blank. */
export const SubmittedElsewhere: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: to.jobAdd(),
    host: { storage: device },
    before: async ({ client }, userId) => {
      const { records } = await client.call(listJobs, { query: { filter: "active" } });
      const job = await client.call(getJob, { params: { id: records[0]?.id ?? 0 } });
      const written = { values: valuesOf(job), id: job.id, version: job.version, isSaved: true };
      device.setItem(`ats.draft.${userId}.new ${createJob.path}`, JSON.stringify(written));
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByLabelText(/^Job title/, {}, soon)).toHaveValue("");
    await expect(page.queryByText(/job you started earlier/)).not.toBeInTheDocument();
  },
};

/** A new salary or headcount sends a published job for approval again, and the form says so first. */
export const ApprovedAgain: Story = {
  name: "Screens, job form: an edit of the headcount asks for approval again, and shows what changed since",
  ...onBrowserApi({ as: recruiter, path: editing("active") }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const openings = await page.findByRole("textbox", { name: /^Openings/ }, soon);
    await userEvent.clear(openings);
    await userEvent.type(openings, "30");
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Escape}");
    await page.findByRole("button", { name: "Save and send for approval" }, soon);
    await userEvent.click(page.getByRole("button", { name: /^Publish/ }));
    await page.findByText(
      "The salary or the number of openings has changed since approval.",
      {},
      soon,
    );
    await userEvent.click(page.getByRole("button", { name: "Save and send for approval" }));
    await screen.findByText("Sent for approval", {}, soon);
    await page.findByText(/^Changed since it was published on /, {}, soon);
    await page.findByText(/^Openings: was \d+, now 30$/);
    await page.findByText(/This job is waiting for approval\./);
  },
};

export const ChoicesFailed: Story = {
  ...onBrowserApi({ as: recruiter, path: editing("draft"), fail: { getJobSuggestions: 500 } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/ and other choices could not be loaded$/, {}, soon);
    const api = await storyApi();
    api.fail("getJobSuggestions", "never");
    await userEvent.click(await page.findByRole("button", { name: "Try again" }));
  },
};

export const Request: Story = {
  ...onBrowserApi({ as: manager, path: to.vacancyForm() }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Request a vacancy" }, soon);
    await userEvent.type(await page.findByLabelText(/^Job title/, {}, soon), "Cook");
    await page.findByText("Saved as a draft", {}, soon);
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path: to.jobEdit({ id: 1 }), fail: { getJob: "never" } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Loading the job", {}, soon);
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path: to.jobEdit({ id: 1 }), fail: { getJob: 500 } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      "heading",
      { name: "This job could not be loaded" },
      soon,
    );
  },
};

export const Forbidden: Story = {
  ...onBrowserApi({ as: manager, path: to.jobAdd() }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: /You don’t have access to/ }, soon);
  },
};

/** A user who may not edit a job is told so before they type. */
export const NotEditable: Story = {
  ...onBrowserApi({ as: manager, path: editing("active") }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: /^You can’t edit / }, soon);
    await expect(await page.findByText(/Ask its recruiter/)).toBeVisible();
    await expect(page.queryByRole("textbox")).not.toBeInTheDocument();
  },
};

/** The form says what happens to applications before another workflow is saved. */
export const AnotherWorkflow: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: async ({ client }) => {
      const { records } = await client.call(listJobs, { query: { filter: "active" } });
      return to.jobEdit({ id: records.find(hasWorkflow)?.id ?? 0 });
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: /Process/ }, soon));
    const workflow = await page.findByRole("button", { name: /Application stages/ });
    await userEvent.click(workflow);
    await userEvent.click(await screen.findByRole("option", { name: "Default stages" }));
    await page.findByText(
      /^From First interview and Task and panel to Interview \(\d+ applications\)$/,
    );
    await userEvent.click(workflow);
    await userEvent.click(await screen.findByRole("option", { name: "Care and nursing" }));
    await page.findByText(/^From Offer to Checks and DBS/);
  },
};

const values = [...jobTypes, ...currencies, "British Pound"];

export const InLongerWords: Story = inLongerWords({ as: recruiter, path: to.jobAdd() }, { values });

export const EditInLongerWords: Story = inLongerWords(
  { as: recruiter, path: editing("active") },
  { values },
);
