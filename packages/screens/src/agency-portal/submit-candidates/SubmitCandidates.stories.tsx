import { testCv } from "@ats/api/internal/testing/records";
import { listAgencyJobs } from "@ats/core/agency-portal/jobs-contract";
import { to } from "@ats/core/navigation/routes";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Agency portal/Submit candidates" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const as = "agent@brightstaff.example";
const northgate = 1;

/** The page of the first job that takes candidates now. */
async function path({ client }: BrowserApi) {
  const params = { client_id: northgate };
  const { records } = await client.call(listAgencyJobs, { params, query: {} });
  return `${to.submitCandidates({ id: northgate })}?job=${records[0]?.id}`;
}

const cvOf = (name: string) => {
  const file = testCv(`${name.toLowerCase().replace(" ", ".")}@mail.example`);
  return new File([file], `${name} CV.pdf`, { type: file.type });
};

async function drop(canvasElement: HTMLElement, files: File[]) {
  const page = within(canvasElement);
  await page.findByRole("heading", { name: "Check first" }, soon);
  const picker = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
  await userEvent.upload(picker as HTMLInputElement, files);
  return page;
}

const regionOf = async (page: ReturnType<typeof within>, name: string) =>
  within(await page.findByRole("region", { name }, soon));

async function complete(form: ReturnType<typeof within>) {
  const days = within(form.getByRole("group", { name: /Agreed to be submitted/ }));
  const [first] = days.getAllByRole("spinbutton");
  await userEvent.click(first as HTMLElement);
  await userEvent.keyboard("02012026");
  await userEvent.click(form.getByRole("checkbox", { name: /represent this candidate/ }));
}

/** Two CVs fill two forms; one is submitted, and one that is not complete says what is missing. */
export const Default: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement, step }) => {
    const page = await drop(canvasElement, [cvOf("Nora Finch"), cvOf("Omar Reed")]);
    const nora = await regionOf(page, "Nora Finch");
    await regionOf(page, "Omar Reed");
    await step("The limits are shown before they bite.", async () => {
      await page.findByText("2 of 20");
      await expect(page.getByText("100, submissions included")).toBeVisible();
    });
    await step("What is missing stands at its field.", async () => {
      await userEvent.click(page.getByRole("button", { name: "Submit 2 candidates" }));
      await page.findAllByText("Accept the fee of the job to submit.", {}, soon);
      await page.findByRole("link", {
        name: "Omar Reed: Confirm that you may represent the candidate.",
      });
    });
    await userEvent.click(page.getByRole("button", { name: "Remove Omar Reed" }));
    await complete(nora);
    await userEvent.click(page.getByRole("checkbox", { name: "We accept this fee" }));
    await userEvent.click(page.getByRole("button", { name: "Submit 1 candidate" }));
    await step("The result says until when the candidate is the agency's.", async () => {
      await page.findByRole("link", { name: /^Nora Finch, yours until/ }, soon);
      await waitFor(() => expect(page.queryByRole("button", { name: /^Submit \d/ })).toBeNull());
    });
    await step("The same person again is refused, and stays with what was typed.", async () => {
      const picker = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
      await userEvent.upload(picker as HTMLInputElement, [cvOf("Nora Finch")]);
      const again = await regionOf(page, "Nora Finch");
      await complete(again);
      await userEvent.click(page.getByRole("checkbox", { name: "We accept this fee" }));
      await userEvent.click(page.getByRole("button", { name: "Submit 1 candidate" }));
      await page.findByText("You have submitted this person for this job already.", {}, soon);
      await expect(again.getByDisplayValue("nora.finch@mail.example")).toBeVisible();
    });
  },
};

/** A person is checked by email before anything else is typed. */
export const Checked: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const check = await regionOf(page, "Check first");
    await step("A check needs an email or a mobile number.", async () => {
      await userEvent.click(check.getByRole("button", { name: "Check" }));
      await check.findByText("Enter an email or a mobile number.");
    });
    await userEvent.type(check.getByLabelText("Email"), "someone.new@mail.example");
    await userEvent.click(check.getByRole("button", { name: "Check" }));
    await check.findByText("You can submit", {}, soon);
    await userEvent.click(check.getByRole("button", { name: "Add this person" }));
    const form = await regionOf(page, "Candidate 1");
    await expect(form.getByLabelText(/^Email/)).toHaveValue("someone.new@mail.example");
    await step("A draft is discarded after a question.", async () => {
      await userEvent.click(page.getByRole("button", { name: "Discard" }));
      const question = within(await screen.findByRole("alertdialog", {}, soon));
      await userEvent.click(question.getByRole("button", { name: "Discard" }));
      await waitFor(() => expect(page.queryByRole("region", { name: "Candidate 1" })).toBeNull());
    });
  },
};

/** A CV that cannot be read says why at its field. */
export const Unread: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const page = await drop(canvasElement, [
      new File(["MZ\x90\x00 This program cannot be run"], "setup.pdf"),
    ]);
    await page.findAllByText(/setup\.pdf: This file is a program/, {}, soon);
  },
};

/** Nothing typed is lost when the submission fails. */
export const Failed: Story = {
  ...onBrowserApi({ as, path, fail: { submitCandidates: 500 } }),
  play: async ({ canvasElement }) => {
    const page = await drop(canvasElement, [cvOf("Nora Finch")]);
    const form = await regionOf(page, "Nora Finch");
    await complete(form);
    await userEvent.click(page.getByRole("checkbox", { name: "We accept this fee" }));
    await userEvent.click(page.getByRole("button", { name: "Submit 1 candidate" }));
    await page.findByText("Nothing was submitted", {}, soon);
    await expect(form.getByDisplayValue("nora.finch@mail.example")).toBeVisible();
  },
};

/** A job is chosen among those that take candidates. */
export const WithoutJob: Story = {
  ...onBrowserApi({ as, path: to.submitCandidates({ id: northgate }) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("combobox", { name: "Job" }, soon));
    await userEvent.keyboard("{ArrowDown}");
    const [first] = await screen.findAllByRole("option", {}, soon);
    await userEvent.click(first as HTMLElement);
    await page.findByRole("heading", { name: "Check first" }, soon);
  },
};

/** A job that is not released to the agency is as one that is not there. */
export const NotReleased: Story = {
  ...onBrowserApi({ as, path: `${to.submitCandidates({ id: northgate })}?job=999999` }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(
      "This job does not exist, or you may not see it.",
      {},
      soon,
    );
  },
};

export const InLongerWords: Story = inLongerWords(
  { as, path },
  {
    values: ["Nora Finch", "nora.finch@mail.example", "Nora Finch CV.pdf"],
    shown: async (canvasElement) => {
      await within(canvasElement).findAllByRole("region", {}, soon);
      const picker = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
      await userEvent.upload(picker as HTMLInputElement, [cvOf("Nora Finch")]);
      await within(canvasElement).findByRole("region", { name: "Nora Finch" }, soon);
    },
  },
);
