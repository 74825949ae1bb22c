import { apply, getAdvert, listAdverts } from "@ats/core/careers/contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { to } from "@ats/core/navigation/routes";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { onBrowserApi } from "../app/story.tsx";
import { recruiter } from "../applications/story-places.ts";
import { answersTo } from "./story-answers.ts";

const meta: Meta = { title: "Careers/Diversity" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const admin = "admin@northgate.example";
const company = "northgate-group";

/** Path of an advertised job's applications, after applicants gave these genders. */
const afterAnswers = (genders: ("Woman" | "Man")[]) => async (api: BrowserApi) => {
  const { client } = api.visitor();
  const { records } = await client.call(listAdverts, { params: { company } });
  const params = { company, job_number: records[0]?.job_number ?? 0 };
  const { questions } = await client.call(getAdvert, { params });
  for (const [index, gender] of genders.entries())
    await client.call(apply, {
      params,
      body: {
        app_uuid: crypto.randomUUID(),
        first_name: "Nia",
        last_name: "Rowe",
        email: `nia.${index}@mail.example`,
        contact_mobile_number: null,
        city: "",
        postcode: "",
        cv: null,
        answers: answersTo(questions),
        consent: true,
        diversity: { gender },
      },
    });
  const jobs = await api.client.call(listJobs, { query: { filter: "all", per_page: 100 } });
  const job = jobs.records.find(({ job_number }) => job_number === params.job_number);
  return to.applicationList({ id: job?.id ?? 0 });
};

const opened = async (canvasElement: HTMLElement) => {
  const diversity = { name: "Diversity" };
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "More" }, soon));
  await userEvent.click(await screen.findByRole("menuitem", diversity, soon));
  return within(await screen.findByRole("dialog", diversity, soon));
};

/** A count below five is hidden, with any count that would reveal it. */
export const Counts: Story = {
  ...onBrowserApi({
    as: admin,
    path: afterAnswers([
      ...Array.from({ length: 8 }, () => "Woman" as const),
      ...Array.from({ length: 6 }, () => "Man" as const),
      "Woman",
    ]),
  }),
  play: async ({ canvasElement }) => {
    const drawer = await opened(canvasElement);
    const gender = within(await drawer.findByRole("region", { name: "Gender" }, soon));
    await expect(gender.getByText("9")).toBeInTheDocument();
    await expect(gender.getAllByText("Hidden")).toHaveLength(4);
    await expect(gender.queryByText("6")).toBeNull();
    await expect(
      within(drawer.getByRole("region", { name: "Age" })).getByText("Fewer than 5 answers."),
    ).toBeInTheDocument();
  },
};

/** Recruiters decide on applications, so they are not offered the counts. */
export const NotForWhoDecides: Story = {
  ...onBrowserApi({ as: recruiter, path: afterAnswers([]) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "More" }, soon));
    await screen.findByRole("menuitem", { name: "Rediscover" }, soon);
    await expect(screen.queryByRole("menuitem", { name: "Diversity" })).toBeNull();
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: admin, path: afterAnswers([]), fail: { readDiversity: "never" } }),
  play: async ({ canvasElement }) => {
    const drawer = await opened(canvasElement);
    await expect(drawer.queryByText(/^Answering is voluntary/)).toBeNull();
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: admin, path: afterAnswers([]), fail: { readDiversity: 500 } }),
  play: async ({ canvasElement }) => {
    const drawer = await opened(canvasElement);
    await drawer.findByText("The counts could not be loaded", {}, soon);
  },
};
