import { to } from "@ats/core/navigation/routes";
import { finishSift, getSift, listSiftAnswers, scoreSiftAnswer } from "@ats/core/sift/contract";
import type { Job } from "@ats/core/jobs/job";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../app/story-longer-words.ts";
import { onBrowserApi, storyApi } from "../app/story.tsx";
import {
  findJob,
  hasWorkflow,
  isOpenToAll,
  manager,
  recruiter,
} from "../applications/story-places.ts";

const meta: Meta = { title: "Sift/Sift" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };

/** A job with a few answers in the applicant's own words. */
const askingJob = (api: BrowserApi) => findJob(api, (job) => isOpenToAll(job) && asksFew(job));
const asksFew = ({ title, counts }: Job) =>
  title.endsWith("Care Assistant") && (counts.APPLIED ?? 0) < 40;
const asksNothing = (job: Job) => isOpenToAll(job) && hasWorkflow(job);
const path = async (api: BrowserApi) => to.sift({ id: (await askingJob(api)).id });

async function openAnswers(api: BrowserApi) {
  const params = { id: (await askingJob(api)).id };
  const [question] = (await api.client.call(getSift, { params })).questions;
  const query = { question_id: question?.id ?? "" };
  const { records } = await api.client.call(listSiftAnswers, { params, query });
  return { params, query, records };
}
const answersPath = async (api: BrowserApi) => {
  const { params, query } = await openAnswers(api);
  return `${to.sift(params)}?question=${query.question_id}`;
};
const score = ({ client }: BrowserApi, key: string, given: number) =>
  client.call(scoreSiftAnswer, { params: { key }, body: { score: given } });

const scoreInTurn = async (api: BrowserApi) => {
  const { records } = await openAnswers(api);
  for (const [at, given] of [2, 5, 4].entries()) await score(api, records[at]?.key ?? "", given);
};
const endSift = async (api: BrowserApi) => {
  const { params } = await openAnswers(api);
  await leave(api, 0);
  await api.client.call(finishSift, { params });
};

/** Answers without a score, except for the last few. */
async function leave(api: BrowserApi, count: number) {
  const { records } = await openAnswers(api);
  for (const { key } of records.slice(0, records.length - count)) await score(api, key, 3);
}

/** From the job's page by keyboard, through a lost connection, to the end. */
export const Scoring: Story = {
  name: "A reviewer scores answers by keys and loses none when the connection fails",
  ...onBrowserApi({
    as: manager,
    path: async (api) => to.applicationList({ id: (await askingJob(api)).id }),
    before: (api) => leave(api, 2),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const api = await storyApi();
    const { records } = await openAnswers(api);
    const count = records.length;
    const at = (place: number) =>
      page.findByRole("heading", { level: 2, name: `Answer ${place} of ${count}` }, soon);
    const scoreOf = (name: string) => page.getByRole("button", { name });
    await page.findByRole("button", { name: "Add applicant" }, soon);
    (await page.findByRole("button", { name: "More" }, soon)).focus();
    await userEvent.keyboard("{Enter}");
    const entry = await screen.findByRole("menuitem", { name: "Anonymous sift" }, soon);
    await userEvent.click(entry);
    await userEvent.click(await page.findByRole("link", { name: "Continue" }, soon));
    await waitFor(async () => expect(await at(count - 1)).toHaveFocus(), soon);
    await expect(page.getByText(records[count - 2]?.text ?? "")).toBeVisible();

    await userEvent.keyboard("4");
    await at(count);
    await userEvent.keyboard("k");
    await at(count - 1);
    await expect(scoreOf("4")).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{ArrowRight}");
    await at(count);

    api.fail("scoreSiftAnswer", "network");
    await userEvent.click(scoreOf("2"));
    await page.findByText("1 score is not saved", {}, soon);
    api.fail("scoreSiftAnswer", Promise.resolve());
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(page.queryByText("1 score is not saved")).toBeNull(), soon);
    await page.findByRole("heading", { name: "You have scored every answer" });
    await expect(page.getByRole("link", { name: "All questions" })).toHaveFocus();
    const saved = (await openAnswers(api)).records.map(({ score: given }) => given);
    await expect(saved).toEqual([...records.slice(2).map(() => 3), 4, 2]);
  },
};

/** A publisher of the job ends the sift, and sorts the applicants by their scores. */
export const Results: Story = {
  name: "The sift ends with the applicants by their mean score",
  ...onBrowserApi({ as: recruiter, path, before: (api) => scoreInTurn(api) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "No results yet" }, soon);
    await userEvent.click(page.getByRole("button", { name: "End sift" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "End the sift?" }));
    await dialog.findByText(/^3 of \d+ answers have a score\.$/);
    await userEvent.click(dialog.getByRole("button", { name: "End sift" }));
    const means = () =>
      within(page.getByRole("table", { name: "Results" }))
        .getAllByRole("row")
        .slice(1)
        .map((row) => within(row).getAllByRole("cell")[0]?.textContent);
    await waitFor(() => expect(means()).toEqual(["5.0", "4.0", "2.0"]), soon);
    await userEvent.click(page.getByRole("button", { name: /^Mean score/ }));
    await waitFor(() => expect(means()).toEqual(["2.0", "4.0", "5.0"]), soon);
    const [first] = page.getAllByRole("rowheader");
    await expect(within(first as HTMLElement).getByRole("link")).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/application\/details\/\d+$/),
    );
  },
};

/** A hiring manager scores, and neither ends the sift nor sees its results. */
export const WithoutResults: Story = {
  ...onBrowserApi({ as: manager, path, before: (api) => scoreInTurn(api) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("link", { name: "Continue" }, soon);
    await expect(page.queryByRole("button", { name: "End sift" })).toBeNull();
    await expect(page.queryByRole("heading", { name: "Results" })).toBeNull();
  },
};

/** All questions of this job are answered by a choice. */
export const Empty: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: async (api) => to.sift({ id: (await findJob(api, asksNothing)).id }),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "No written questions" }, soon);
    await expect(page.queryByRole("button", { name: "End sift" })).toBeNull();
  },
};

export const NoAnswers: Story = {
  ...onBrowserApi({ as: recruiter, path: answersPath, before: endSift }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "No answers to score" }, soon);
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path: answersPath, fail: { listSiftAnswers: 500 } }),
  play: async ({ canvasElement }) => {
    const heading = { name: "Answers could not be loaded" };
    await within(canvasElement).findByRole("heading", heading, soon);
  },
};

export const InLongerWords: Story = inLongerWords({
  as: recruiter,
  path,
  before: async (api) => {
    await scoreInTurn(api);
    await api.client.call(finishSift, { params: { id: (await askingJob(api)).id } });
  },
});

export const AnswersInLongerWords: Story = inLongerWords(
  { as: recruiter, path: answersPath, before: (api) => leave(api, 1) },
  { shown: (page) => within(page).findByRole("heading", { level: 2 }, soon) },
);
