import { testCv } from "@ats/api/internal/testing/records";
import { listCandidates } from "@ats/core/candidates/contract";
import { cvRefusals } from "@ats/core/candidates/cv-file";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import { manager, recruiter } from "../../applications/story-places.ts";
import { memoryStorage } from "../../lists/memory-storage.ts";
import { findCandidate } from "../story-people.ts";

const meta: Meta = { title: "Candidates/Add a candidate" };
export default meta;

type Story = StoryObj;
const soon = { timeout: 15_000 };
const path = to.candidateAdd();

export const Default: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { addCandidate: 500 } }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const first = await page.findByRole("textbox", { name: /First name/ }, soon);
    const add = async () =>
      userEvent.click(await page.findByRole("button", { name: "Add candidate" }));
    await step("A candidate without an email is not added.", async () => {
      await userEvent.type(first, "Nora");
      await userEvent.type(await page.findByRole("textbox", { name: /Last name/ }), "Finch");
      await add();
      await expect((await page.findAllByText(/E-mail must be valid\./))[0]).toBeVisible();
    });
    await step("A failed save keeps the typed details and says why.", async () => {
      const email = await page.findByRole("textbox", { name: /Email/ });
      await userEvent.type(email, "nora@mail.example");
      await add();
      const form = within(page.getByRole("form", { name: "Candidate" }));
      await form.findByText("The answer is 500, as asked for.", {}, soon);
      await expect(first).toHaveValue("Nora");
    });
    await step("The candidate is added.", async () => {
      (await storyApi()).fail("addCandidate", Promise.resolve());
      await add();
      await expect(await page.findByRole("heading", { name: "Nora Finch" }, soon)).toBeVisible();
    });
  },
};

/**
 * History has an entry for each job, school, course and skill; an incomplete entry shows an error,
 * and all of it is kept.
 */
export const WithHistory: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole("textbox", { name: /First name/ }, soon), "Nora");
    await userEvent.type(await page.findByRole("textbox", { name: /Last name/ }), "Finch");
    await userEvent.type(await page.findByRole("textbox", { name: /Email/ }), "nora@mail.example");
    await userEvent.click(await page.findByRole("button", { name: /^Employment, education/ }));
    await userEvent.click(await page.findByRole("button", { name: "Add a post" }, soon));
    await userEvent.type(await page.findByRole("textbox", { name: "Employer" }), "Leeds General");
    await userEvent.click(await page.findByRole("button", { name: "Add a skill" }));
    await userEvent.type(await page.findByRole("textbox", { name: /^Skill/ }), "Driving");
    await userEvent.click(await page.findByRole("button", { name: "Add candidate" }));
    await expect((await page.findAllByText("Enter the job title."))[0]).toBeVisible();
    await userEvent.type(await page.findByRole("textbox", { name: /^Job title/ }), "Nurse");
    await userEvent.click(await page.findByRole("button", { name: "Add candidate" }));
    await page.findByRole("heading", { name: "Nora Finch" }, soon);
    await userEvent.click(await page.findByRole("tab", { name: "History" }));
    await page.findByText("Leeds General", {}, soon);
    await expect(await page.findByText("Driving")).toBeVisible();
  },
};

/** Rules of the field: the same email is a duplicate, which the form says while it is typed. */
export const KnownAlready: Story = {
  name: "Specification §1: adding a candidate warns of a duplicate",
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const known = await findCandidate(await storyApi(), ({ email }) => email !== null);
    const email = await page.findByRole("textbox", { name: /Email/ }, soon);
    await userEvent.type(email, (known.email ?? "").toUpperCase());
    await expect(
      await page.findByRole("link", { name: `${known.first_name} ${known.last_name}` }, soon),
    ).toBeVisible();
    await expect(await page.findByText("This candidate already exists")).toBeVisible();
  },
};

/** A place that looks as a name does is no name; the form says that it is not sure. */
export const UnsureName: Story = {
  name: "Specification §1, CVs: a fact that is not sure is left empty, and the form says so",
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const email = await page.findByRole("textbox", { name: /Email/ }, soon);
    const picker = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    const text = "Born 05.03.1990, sunny.garden@mail.example";
    await userEvent.upload(picker as HTMLInputElement, testCv(text));
    await page.findByText(/Not sure in the CV, so left empty: First name, Last name/, {}, soon);
    await expect(email).toHaveValue("sunny.garden@mail.example");
    for (const name of [/First name/, /Last name/, /Mobile number/])
      await expect(page.getByRole("textbox", { name })).toHaveValue("");
  },
};

/** A file is judged by its content; the candidate is added without it. */
export const RenamedProgram: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole("textbox", { name: /First name/ }, soon), "Nora");
    await userEvent.type(await page.findByRole("textbox", { name: /Last name/ }), "Finch");
    await userEvent.type(await page.findByRole("textbox", { name: /Email/ }), "nora@mail.example");
    const picker = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    await userEvent.upload(picker as HTMLInputElement, new File(["MZ\u0090"], "cv.pdf"));
    await userEvent.click(await page.findByRole("button", { name: "Add candidate" }));
    await page.findByRole("heading", { name: "Nora Finch" }, soon);
    await waitFor(() => expect(document.body).toHaveTextContent(`cv.pdf: ${cvRefusals.program}`));
  },
};

let toLose = 0;

/** The API adds the candidate, and the answer is lost. */
async function losing(request: Request) {
  const answer = await (await storyApi()).fetch(request);
  const isAdding = request.method === "POST" && new URL(request.url).pathname === "/api/candidates";
  if (isAdding && toLose-- > 0) throw new TypeError("Failed to fetch");
  return answer;
}

/** Quality R3: after a lost answer, details typed since belong to the same candidate. */
export const AnswerLost: Story = {
  ...onBrowserApi({
    as: recruiter,
    path,
    host: { fetch: losing },
    before: async () => {
      // The client retries once by itself.
      toLose = 2;
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole("textbox", { name: /First name/ }, soon), "Nora");
    const last = page.getByRole("textbox", { name: /Last name/ });
    await userEvent.type(last, "Finch");
    await userEvent.type(await page.findByRole("textbox", { name: /Email/ }), "nora@mail.example");
    await userEvent.click(await page.findByRole("button", { name: "Add candidate" }));
    await within(page.getByRole("form", { name: "Candidate" })).findByRole("alert", {}, soon);
    await userEvent.type(last, "-Hill");
    await userEvent.click(await page.findByRole("button", { name: "Add candidate" }));
    await page.findByRole("heading", { name: "Nora Finch-Hill" }, soon);
    const { client } = await storyApi();
    const { total } = await client.call(listCandidates, { query: { q: "nora" } });
    await expect(total).toBe(1);
  },
};

const kept = memoryStorage();

/** Quality R4: unsaved details are restored. */
export const TypedBefore: Story = {
  ...onBrowserApi({
    as: recruiter,
    path,
    host: { storage: kept },
    before: async (_, userId) =>
      kept.setItem(
        `ats.draft.${userId}.candidate.add`,
        JSON.stringify({
          first_name: "Nora",
          last_name: "",
          email: "",
          contact_mobile_number: "",
          city: "",
          postcode: "",
          current_jobtitle: "",
          current_employer: "",
          tags: [],
          consent: false,
          retention_date: null,
          version: 0,
        }),
      ),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const name = await page.findByRole("textbox", { name: /First name/ }, soon);
    await expect(name).toHaveValue("Nora");
    await userEvent.click(await page.findByRole("button", { name: "Discard" }));
    await expect(name).toHaveValue("");
  },
};

export const Forbidden: Story = {
  ...onBrowserApi({ as: manager, path }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/You don’t have access to/, {}, soon),
    ).toBeVisible();
  },
};

export const InLongerWords: Story = inLongerWords({ as: recruiter, path });
