import { getJob } from "@ats/core/jobs/contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import {
  createJobTemplate,
  listJobTemplates,
  updateJobTemplate,
} from "@ats/core/jobs/templates-contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import { recruiter } from "../../applications/story-places.ts";
import { editing, jobIn, publishingOf } from "./story-jobs.ts";
import { valuesOf } from "./values.ts";

const meta: Meta = { title: "Jobs/Templates" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };

/** A job is saved as a template, and another started from it. */
export const Default: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: to.jobAdd(),
    before: async ({ client }) => {
      const { records } = await client.call(listJobs, { query: { filter: "active" } });
      const job = await client.call(getJob, { params: { id: records[0]?.id ?? 0 } });
      await client.call(createJobTemplate, { body: { name: "As usual", job: valuesOf(job) } });
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: /Start from a template/ }, soon));
    await userEvent.click(await within(document.body).findByRole("option", { name: "As usual" }));
    await waitFor(() => expect(page.getByLabelText(/^Job title/)).not.toHaveValue(""));
  },
};

/** Riverside anonymises every new job, whatever its template says. */
export const AnonymisedDespiteTemplate: Story = {
  ...onBrowserApi({
    as: "admin@riverside.example",
    path: to.jobAdd(),
    before: async (api) => {
      const { client } = api;
      const { id } = await jobIn(api, "active");
      const job = valuesOf(await client.call(getJob, { params: { id } }));
      await client.call(createJobTemplate, {
        body: { name: "As usual", job: { ...job, anonymised: false } },
      });
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: /Start from a template/ }, soon));
    await userEvent.click(await within(document.body).findByRole("option", { name: "As usual" }));
    await waitFor(() => expect(page.getByLabelText(/^Job title/)).not.toHaveValue(""));
    const hides = () => page.getByRole("switch", { name: /^Anonymise applicants/ });
    await expect(hides()).toBeChecked();
    await userEvent.click(hides());
    await expect(hides()).not.toBeChecked();
  },
};

const withTemplate = (filter: "draft" | "active") =>
  onBrowserApi({
    as: recruiter,
    path: editing(filter),
    before: async ({ client }) => {
      const { records } = await client.call(listJobs, { query: { filter: "filled" } });
      const job = await client.call(getJob, { params: { id: records[0]?.id ?? 0 } });
      await client.call(createJobTemplate, {
        body: { name: "As usual", job: { ...valuesOf(job), title: "Usual nurse" } },
      });
    },
  });

/** A template can be applied to a draft. Replacing filled fields needs a confirmation. */
export const AppliedToDraft: Story = {
  ...withTemplate("draft"),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const title = await page.findByLabelText(/^Job title/, {}, soon);
    const { value } = title as HTMLInputElement;
    const choose = async () => {
      await userEvent.click(
        await page.findByRole("button", { name: /Start from a template/ }, soon),
      );
      await userEvent.click(await screen.findByRole("option", { name: "As usual" }, soon));
      return within(await screen.findByRole("alertdialog", {}, soon));
    };
    const asked = await choose();
    await expect(await asked.findByText(/^This replaces: Job title/)).toBeVisible();
    await userEvent.click(await asked.findByRole("button", { name: "Cancel" }));
    await expect(title).toHaveValue(value);
    const again = await choose();
    await userEvent.click(await again.findByRole("button", { name: "Replace" }));
    await waitFor(() => expect(title).toHaveValue("Usual nurse"));
    await page.findByText("Saved as a draft", {}, soon);
  },
};

/** An own change is no conflict, also while the list is read again. */
export const RemovedAfterUpdate: Story = {
  ...withTemplate("active"),
  play: async ({ canvasElement }) => {
    await publishingOf(canvasElement);
    const page = within(canvasElement);
    const confirm = async (verb: "Update" | "Remove", said: string) => {
      const name = new RegExp(`^${verb} the template As usual`);
      await userEvent.click(await page.findByRole("button", { name }, soon));
      const title = new RegExp(`^${verb}`);
      const asked = within(await screen.findByRole("alertdialog", { name: title }, soon));
      await userEvent.click(await asked.findByRole("button", { name: `${verb} template` }));
      await screen.findByText(said, {}, soon);
    };
    await page.findByRole("button", { name: /^Update the template/ }, soon);
    (await storyApi()).fail("listJobTemplates", "never");
    await confirm("Update", "As usual updated");
    await confirm("Remove", "Template removed");
  },
};

/** The changes to a template are shown before saving, and so is a colleague's version. */
export const ChangedElsewhere: Story = {
  ...withTemplate("active"),
  play: async ({ canvasElement }) => {
    await publishingOf(canvasElement);
    const page = within(canvasElement);
    const update = { name: "Update the template As usual from this job" };
    await userEvent.click(await page.findByRole("button", update, soon));
    const asked = within(await screen.findByRole("alertdialog", {}, soon));
    await asked.findByText(/^Job title: was Usual nurse, now /, {}, soon);
    const { client } = await storyApi();
    const { records } = await client.call(listJobTemplates, {});
    const template = records.find(({ name }) => name === "As usual");
    if (!template) throw new Error("The template is not there.");
    await client.call(updateJobTemplate, {
      params: { id: template.id },
      version: template.version,
      body: { name: "As usual", job: { ...template.job, title: "Harbour master" } },
    });
    await userEvent.click(await asked.findByRole("button", { name: "Update template" }));
    await asked.findByText(/^Job title: was Harbour master, now /, {}, soon);
    await expect(await asked.findByRole("alert")).toBeVisible();
    await userEvent.click(await asked.findByRole("button", { name: "Update template" }));
    await screen.findByText("As usual updated", {}, soon);
    await userEvent.click(
      await page.findByRole("button", { name: "Remove the template As usual" }),
    );
    const remove = within(await screen.findByRole("alertdialog", { name: /^Remove/ }, soon));
    await userEvent.click(await remove.findByRole("button", { name: "Remove template" }));
    await waitFor(() => expect(page.queryByRole("button", update)).not.toBeInTheDocument(), soon);
  },
};
