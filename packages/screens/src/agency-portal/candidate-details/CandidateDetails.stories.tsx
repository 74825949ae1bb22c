import { listSubmissions } from "@ats/core/agency-portal/submission-contract";
import { listApplications } from "@ats/core/applications/contract";
import { inviteSeveralToBook } from "@ats/core/interviews/booking-contract";
import { getInterviewOptions, scheduleInterview } from "@ats/core/interviews/contract";
import { to } from "@ats/core/navigation/routes";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Agency portal/Candidate" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const as = "agent@brightstaff.example";
const northgate = 1;
const dayMs = 24 * 60 * 60_000;
const path = to.agencyCandidate({ id: northgate });

async function openFirst(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  const [table] = await page.findAllByRole("table", {}, soon);
  const [first] = await within(table as HTMLElement).findAllByRole("rowheader", {}, soon);
  await userEvent.click(within(first as HTMLElement).getByRole("link"));
  await waitFor(() => expect(page.queryByRole("table")).toBeNull(), soon);
  await page.findAllByRole("region", {}, soon);
  return page;
}

/** What was submitted, the stage, the end of the ownership, the fee and the CV. */
export const Default: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement, step }) => {
    const page = await openFirst(canvasElement);
    const progress = within(page.getByRole("region", { name: "Progress" }));
    await expect(progress.getByText("Since")).toBeVisible();
    const ownership = within(page.getByRole("region", { name: "Ownership" }));
    await step("The ownership says until when, and a renewal is asked for.", async () => {
      await ownership.findByText(/^Yours until/, {}, soon);
      await userEvent.click(ownership.getByRole("button", { name: "Ask to renew" }));
      await ownership.findByText("You have asked Northgate Group to renew this.", {}, soon);
    });
    await expect(page.getByRole("region", { name: "Fee forecast" })).toBeVisible();
    await step("A message to the client is written.", async () => {
      const messages = within(page.getByRole("region", { name: "Messages" }));
      await userEvent.click(messages.getByRole("button", { name: "Send" }));
      await messages.findAllByText("Write the message.", {}, soon);
      const field = messages.getByRole("textbox", { name: /^Write to Northgate Group/ });
      await userEvent.type(field, "She is free on Monday.");
      await userEvent.click(messages.getByRole("button", { name: "Send" }));
      await within(await messages.findByRole("list", {}, soon)).findByText(
        "She is free on Monday.",
      );
    });
    await step("The job leads to its other candidates.", async () => {
      await userEvent.click(
        within(page.getByRole("region", { name: "Progress" })).getByRole("link"),
      );
      await page.findByRole("heading", { level: 1, name: "Agency candidates" }, soon);
    });
  },
};

/** The agency withdraws a candidate, whose way ends with that. */
export const Withdrawn: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const page = await openFirst(canvasElement);
    await userEvent.click(
      await page.findByRole("button", { name: "Withdraw the candidate…" }, soon),
    );
    const dialog = within(await screen.findByRole("alertdialog", {}, soon));
    await userEvent.click(dialog.getByRole("button", { name: "Withdraw the candidate" }));
    const ownership = within(page.getByRole("region", { name: "Ownership" }));
    await ownership.findByText(/^No longer yours since/, {}, soon);
    await userEvent.click(ownership.getByRole("button", { name: "History" }));
    const drawer = within(await screen.findByRole("dialog", { name: "History" }, soon));
    await drawer.findByText("Ended: The agency withdrew the candidate", {}, soon);
  },
};

/** Names the candidates of the client whom the agency submitted. */
async function submittedTo({ client }: BrowserApi) {
  const { records } = await client.call(listSubmissions, { params: { client_id: northgate } });
  return records;
}

/** The agency's first candidate in process has an interview to answer and times to choose from. */
async function arrangeInterviews(api: BrowserApi) {
  const [first] = await submittedTo(api);
  if (!first) throw new Error("The demo has no submission.");
  const recruiter = api.visitor();
  await recruiter.signIn("recruiter@northgate.example");
  const query = { per_page: 100, filter: "complete" as const };
  const { records } = await recruiter.client.call(listApplications, {
    params: { id: first.job_id },
    query,
  });
  const application = records.find(
    ({ source, first_name, last_name }) =>
      source === "Brightstaff" && first_name === first.first_name && last_name === first.last_name,
  );
  if (!application) throw new Error("The submission has no application.");
  const { people } = await recruiter.client.call(getInterviewOptions);
  const start = new Date(Date.now() + 30 * dayMs);
  start.setUTCHours(10, 0, 0, 0);
  const common = {
    video_link: "",
    panel: people.slice(0, 2).map(({ id }) => id),
    questions: "Ask about nights.",
  };
  await recruiter.client.call(scheduleInterview, {
    params: { id: application.id },
    body: {
      ...common,
      title: "Day on the ward",
      type: "IN_PERSON",
      room: "Ward 3, Cardiff Road",
      start_date_time: start.toISOString(),
      end_date_time: new Date(start.getTime() + 60 * 60_000).toISOString(),
      time_zone: "Europe/London",
    },
  });
  const dateAfter = (days: number) =>
    new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
  await recruiter.client.call(inviteSeveralToBook, {
    body: {
      ids: [application.id],
      invitation: {
        ...common,
        title: "First call",
        type: "PHONE",
        room: "",
        minutes: 30,
        first_date: dateAfter(3),
        last_date: dateAfter(9),
      },
    },
  });
}

const withInterviews = async (api: BrowserApi) => {
  await arrangeInterviews(api);
  const [first] = await submittedTo(api);
  return `${to.candidateDetails({ id: first?.id ?? 0 })}?client=${northgate}`;
};

/** The agency confirms an interview for its candidate, asks for another time and books a call. */
export const Interviews: Story = {
  ...onBrowserApi({ as, path: withInterviews }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const card = within(await page.findByRole("region", { name: "Interviews" }, soon));
    await expect(card.queryByText(/Ask about nights/)).toBeNull();
    await step("An interview is confirmed.", async () => {
      await userEvent.click(card.getByRole("button", { name: "Confirm Day on the ward" }));
      await card.findByText("Confirmed", {}, soon);
    });
    await step("Another time needs words.", async () => {
      await userEvent.click(card.getByRole("button", { name: /^Ask for another time…/ }));
      const dialog = within(await screen.findByRole("dialog", {}, soon));
      await userEvent.click(dialog.getByRole("button", { name: "Send" }));
      await dialog.findAllByText("Say when the candidate is free, or ask your question.", {}, soon);
      await userEvent.type(dialog.getByRole("textbox"), "Only after six.");
      await userEvent.click(dialog.getByRole("button", { name: "Send" }));
      await card.findByText("Asked for another time", {}, soon);
    });
    await step("One of the offered times is booked.", async () => {
      await userEvent.click(card.getByRole("button", { name: "Choose a time…" }));
      const dialog = within(await screen.findByRole("dialog", {}, soon));
      await userEvent.click(dialog.getByRole("button", { name: "Book this time" }));
      await dialog.findAllByText("Choose a time.", {}, soon);
      const [first] = dialog.getAllByRole("radio");
      await userEvent.click(first as HTMLElement);
      await userEvent.click(dialog.getByRole("button", { name: "Book this time" }));
      await card.findByText("Confirmed", {}, soon);
    });
  },
};

/** Another agency's candidate is as one that is not there. */
export const NotOne: Story = {
  ...onBrowserApi({
    as,
    path: `${to.candidateDetails({ id: 999_999 })}?client=${northgate}`,
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(
      "This candidate does not exist, or you may not see it.",
      {},
      soon,
    );
  },
};

export const InLongerWords: Story = inLongerWords({ as, path }, { shown: openFirst });
