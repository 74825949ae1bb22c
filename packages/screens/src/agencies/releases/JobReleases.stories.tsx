import { listJobs } from "@ats/core/jobs/list-contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { type OnBrowserApi, onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Agencies/Agencies of a job" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };

const newestJob: OnBrowserApi["path"] = async ({ client }) => {
  const { records } = await client.call(listJobs, {});
  const job = records.find(
    ({ status, released_date_time }) => status === "ACTIVE" && !released_date_time,
  );
  return to.applicationList({ id: job?.id ?? 0 });
};

const releasedJob: OnBrowserApi["path"] = async ({ client }) => {
  const { records } = await client.call(listJobs, {});
  const job = records.find(({ released_date_time }) => released_date_time);
  return to.applicationList({ id: job?.id ?? 0 });
};

/** A job is released to two tiers and withdrawn from one agency. */
export const Released: Story = {
  name: "A job goes to the first tier at once and to the second later, and is withdrawn from one agency",
  ...onBrowserApi({ as: "recruiter@northgate.example", path: newestJob }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "More" }, soon));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Agencies" }, soon));
    const drawer = within(await screen.findByRole("dialog", { name: "Agencies" }, soon));
    await drawer.findByText("No agency has this job", {}, soon);
    await userEvent.click(drawer.getByRole("button", { name: "Release to agencies" }));
    const form = within(await screen.findByRole("form", { name: "Release to agencies" }, soon));
    await step("The preview says who sees it and when.", async () => {
      await form.findAllByText(/Brightstaff/);
      await userEvent.click(form.getByRole("button", { name: /Tier 2: \d+ agenc/ }));
      await userEvent.click(await screen.findByRole("option", { name: "After 5 days" }, soon));
      await form.findByText(/^From /);
      await expect(form.getAllByText(/Talent North/)[0]).toBeVisible();
    });
    await step("A salary in other words needs the words.", async () => {
      await userEvent.click(form.getByRole("radio", { name: "In other words" }));
      await userEvent.click(form.getByRole("button", { name: /^Release to \d+ agencies$/ }));
      await form.findAllByText(/Enter what agencies read of the salary/, {}, soon);
      await userEvent.type(form.getByRole("textbox", { name: /Salary in words/ }), "To agree");
      await userEvent.click(form.getByRole("button", { name: /^Release to \d+ agencies$/ }));
      await screen.findByText(/^Released to \d+ agencies$/, {}, soon);
    });
    await step("It is withdrawn from one of them.", async () => {
      await userEvent.click(await drawer.findByRole("checkbox", { name: /^Brightstaff/ }, soon));
      await userEvent.click(drawer.getByRole("button", { name: "Withdraw from 1 agency" }));
      const question = within(await screen.findByRole("alertdialog", {}, soon));
      await question.findByText(/stay in the pipeline and stay theirs/);
      await userEvent.click(question.getByRole("button", { name: "Withdraw" }));
      await drawer.findByText(/^Brightstaff: from /, {}, soon);
    });
    await step("The withdrawal is undone.", async () => {
      await userEvent.click(await screen.findByRole("button", { name: /^Undo/ }, soon));
      await drawer.findByRole("checkbox", { name: /^Brightstaff/ }, soon);
      await expect(drawer.queryByText(/^Brightstaff: from /)).toBeNull();
    });
    await step("A document is shared with the agencies, and no longer.", async () => {
      const file = new File(["%PDF-1.4 Guide"], "Guide.pdf", { type: "application/pdf" });
      const picker = (await screen.findByRole("dialog", { name: "Agencies" })).querySelector(
        "input[type=file]",
      );
      await userEvent.upload(picker as HTMLInputElement, file);
      await drawer.findByRole("button", { name: "Download Guide.pdf" }, soon);
      await userEvent.click(drawer.getByRole("button", { name: "Stop sharing Guide.pdf" }));
      const question = within(await screen.findByRole("alertdialog", {}, soon));
      await userEvent.click(question.getByRole("button", { name: "Stop sharing" }));
      await waitFor(
        () => expect(drawer.queryByRole("button", { name: "Download Guide.pdf" })).toBeNull(),
        soon,
      );
    });
  },
};

/** An agency's question waits, and the answer goes to the asker alone. */
export const Questions: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path: releasedJob }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "More" }, soon));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Agencies" }, soon));
    const drawer = within(await screen.findByRole("dialog", { name: "Agencies" }, soon));
    await drawer.findByText("1 question is unanswered", {}, soon);
    await userEvent.click(drawer.getByRole("button", { name: "Answer Brightstaff" }));
    const form = within(drawer.getByRole("form", { name: "Answer Brightstaff" }));
    await userEvent.click(form.getByRole("button", { name: "Send answer" }));
    await form.findAllByText("Write the answer.", {}, soon);
    await userEvent.type(form.getByRole("textbox", { name: /^Answer/ }), "Yes, we would.");
    await userEvent.click(form.getByRole("radio", { name: "Only Brightstaff" }));
    await userEvent.click(form.getByRole("button", { name: "Send answer" }));
    await drawer.findByText("Only Brightstaff sees this.", {}, soon);
    await waitFor(() => expect(drawer.queryByText("1 question is unanswered")).toBeNull(), soon);
  },
};
