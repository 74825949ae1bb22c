import { getApplication, listApplications } from "@ats/core/applications/contract";
import { listAgencyMessages } from "@ats/core/agencies/messages-contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, userEvent, within } from "storybook/test";
import { inLongerWords } from "../app/story-longer-words.ts";
import { type OnBrowserApi, onBrowserApi } from "../app/story.tsx";

const meta: Meta = { title: "Agencies/Messages of an application" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const as = "recruiter@northgate.example";

type Path = NonNullable<OnBrowserApi["path"]>;

/** The first application that an agency submitted with such a CV. */
const submittedWith =
  (type: RegExp): Path =>
  async ({ client }) => {
    const { records: jobs } = await client.call(listJobs, { query: { per_page: 100 } });
    for (const { id } of jobs) {
      const params = { id };
      const query = { per_page: 100, filter: "complete" as const };
      const { records } = await client.call(listApplications, { params, query });
      for (const application of records.filter(({ source }) => source === "Brightstaff")) {
        const of = { params: { id: application.id } };
        const { agency } = await client.call(listAgencyMessages, of);
        const { cv } = await client.call(getApplication, of);
        if (agency && type.test(cv?.type ?? ""))
          return `${to.applicationDetails({ id: application.id })}?tab=agency`;
      }
    }
    throw new Error("The demo has no application of an agency.");
  };
const submitted = submittedWith(/^/);
const submittedWithPdf = submittedWith(/pdf/);

/** Feedback is written to the agency of an applicant. */
export const Feedback: Story = {
  ...onBrowserApi({ as, path: submitted }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const form = within(await page.findByRole("form", { name: "Write to Brightstaff" }, soon));
    await userEvent.click(form.getByRole("button", { name: "Send" }));
    await form.findAllByText("Write the message.", {}, soon);
    const field = form.getByRole("textbox", { name: /^Write to Brightstaff/ });
    await userEvent.type(field, "A calm interview, but no experience of nights.");
    await userEvent.click(form.getByRole("checkbox", { name: /feedback on the candidate/ }));
    await userEvent.click(form.getByRole("button", { name: "Send" }));
    await screen.findByText("Message sent", {}, soon);
    const messages = within(await page.findByRole("list", { name: "Messages" }, soon));
    await messages.findByText("Feedback", {}, soon);
    await messages.findByText("A calm interview, but no experience of nights.");
  },
};

/** A CV in Word shows its own words. */
export const InLongerWords: Story = inLongerWords({ as, path: submittedWithPdf });
