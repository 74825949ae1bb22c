import { moveAsSeen } from "@ats/api/internal/testing/move-applications";
import { cancelMessages, listOutgoingMail } from "@ats/core/mail/contract";
import { sendEmails } from "@ats/core/messages/contract";
import { createTemplate, listTemplateChoices } from "@ats/core/templates/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../app/story.tsx";
import {
  applicationOf,
  applicationsOf,
  hasWorkflow,
  isAnonymised,
  isOpenToAll,
  manager,
  recruiter,
} from "../applications/story-places.ts";
import { applicant, signInColleague, idIn } from "../documents/story-envelopes.ts";

const meta: Meta = { title: "Messages/Messages" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const tab = "?tab=messages";
const someone = applicationOf(isOpenToAll, ({ interview_count }) => interview_count === 0, tab);

async function compose(canvasElement: HTMLElement, channel = "Write an email") {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole("button", { name: channel }, soon));
  return within(await screen.findByRole("dialog", { name: /^Message to/ }, soon));
}

async function pick(dialog: ReturnType<typeof within>, template: string) {
  await userEvent.click(await dialog.findByRole("button", { name: /Template$/ }, soon));
  await userEvent.click(await screen.findByRole("option", { name: template }, soon));
}

/** Chooses a template, and waits for its text. */
async function choose(dialog: ReturnType<typeof within>, template: string) {
  await pick(dialog, template);
  const subject = dialog.getByRole("textbox", { name: /^Subject/ });
  await waitFor(() => expect(subject).not.toHaveValue(""), soon);
  return subject;
}

async function choosing(page: ReturnType<typeof within>, count: number) {
  await page.findAllByRole("rowheader", {}, soon);
  const [, ...rows] = page.getAllByRole("checkbox");
  for (const row of rows.slice(0, count)) await userEvent.click(row);
}

const pdf = (content: string, name: string) =>
  new File([content], name, { type: "application/pdf" });

/** A template with the applicant's values. The message is held, and cancelled from its toast. */
export const Default: Story = {
  name: "Specification §1: a message is written and cancelled, and another is scheduled",
  // The editor is many files, which a busy machine reads for long.
  ...onBrowserApi({ as: recruiter, path: someone, before: () => import("./ComposeDialog.tsx") }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step(
      "A message is written from a template, and cancelled while it is held.",
      async () => {
        const dialog = await compose(canvasElement);
        await choose(dialog, "More about you");
        const preview = within(await dialog.findByRole("region", { name: "Preview" }, soon));
        await preview.findByText(/^Dear (?!\{)/, {}, soon);
        await userEvent.click(await dialog.findByRole("button", { name: "Send" }));
        await page.findByText("Held", {}, soon);
        await userEvent.click(await screen.findByRole("button", { name: "Undo" }, soon));
        await page.findByText("Cancelled", {}, soon);
        const api = await storyApi();
        await api.mail();
        const cancelled = { query: { status: "cancelled" } } as const;
        const { records } = await api.client.call(listOutgoingMail, cancelled);
        await expect(records).toHaveLength(1);
      },
    );
    await step("A message is scheduled.", async () => {
      const dialog = await compose(canvasElement);
      await choose(dialog, "More about you");
      await userEvent.click(await dialog.findByRole("radio", { name: "Later" }));
      const send = dialog.getByRole("button", { name: "Send later" });
      await userEvent.click(send);
      await dialog.findAllByText("Choose a date and time, or send it now.");
      const inAMonth = new Date(Date.now() + 28 * 24 * 60 * 60_000);
      const type = (part: string, value: number) =>
        userEvent.type(
          dialog.getByRole("spinbutton", { name: new RegExp(`^${part}`) }),
          `${value}`,
        );
      await type("day", inAMonth.getDate());
      await type("month", inAMonth.getMonth() + 1);
      await type("year", inAMonth.getFullYear());
      await userEvent.click(send);
      await screen.findByText(/ is scheduled$/, {}, soon);
      await page.findByText("Held", {}, soon);
    });
  },
};

export const Composed: Story = {
  ...onBrowserApi({ as: recruiter, path: someone }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step(
      "A chosen template shows at once. An earlier choice that is read later does not replace it.",
      async () => {
        const dialog = await compose(canvasElement);
        const { fail } = await storyApi();
        const first = Promise.withResolvers<void>();
        fail("getTemplate", first.promise);
        await pick(dialog, "More about you");
        await dialog.findByRole("button", { name: /^More about you/ });
        fail("getTemplate", Promise.resolve());
        await choose(dialog, "Not this time");
        first.resolve();
        await userEvent.click(await dialog.findByRole("button", { name: "Send" }));
        await page.findByRole("button", { name: /^Your application for/ }, soon);
        await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      },
    );
    const dialog = await compose(canvasElement);
    const send = dialog.getByRole("button", { name: "Send" });
    const subject = dialog.getByRole("textbox", { name: /^Subject/ });
    await step(
      "Specification §5: the first rule that is broken is shown at its field.",
      async () => {
        await userEvent.click(send);
        await dialog.findAllByText("Subject is required");
      },
    );
    await step("A merge tag without a value blocks the message to that person.", async () => {
      await choose(dialog, "Invitation to an interview");
      await dialog.findByText("Not sent to this person", {}, soon);
      await expect((await dialog.findAllByText("{{interview.date}}")).at(-1)?.tagName).toBe("MARK");
      await userEvent.click(send);
      const problem = await dialog.findByRole("group", { name: "There is a problem" }, soon);
      await expect(problem).toHaveTextContent("There is no value for Interview date");
      await expect(subject).not.toHaveValue("");
    });
    await step("Another template can be replaced by the text that the user wrote.", async () => {
      await pick(dialog, "More about you");
      await waitFor(() => expect(subject).toHaveDisplayValue(/^A question on/), soon);
      await userEvent.type(subject, ", please");
      await choose(dialog, "Not this time");
      await screen.findByText("Not this time replaced your text", {}, soon);
      await expect(subject).not.toHaveDisplayValue(/, please$/);
      const toasts = within(screen.getByRole("region", { name: /notification/i }));
      const [undo] = await toasts.findAllByRole("button", { name: "Undo" });
      await userEvent.click(undo as HTMLElement);
      await waitFor(() => expect(subject).toHaveDisplayValue(/, please$/));
      await expect(await dialog.findByRole("button", { name: /^More about you/ })).toBeVisible();
    });
    await step("Without a sender nothing is sent.", async () => {
      await userEvent.clear(await dialog.findByRole("textbox", { name: /^From/ }));
      await userEvent.click(send);
      await dialog.findAllByText("From address is required");
    });
  },
};

export const Sent: Story = {
  ...onBrowserApi({ as: recruiter, path: applicant(tab) }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step("An applicant without messages has an empty thread.", async () => {
      await expect(await page.findByText("No messages yet", {}, soon)).toBeVisible();
    });
    await step("A text message shows the applicant's values before it is sent.", async () => {
      const dialog = await compose(canvasElement, "Write a text message");
      await userEvent.click(await dialog.findByRole("button", { name: "Send" }));
      await dialog.findAllByText("Enter a message.");
      const text = dialog.getByRole("textbox", { name: /^Text/ });
      await userEvent.type(text, "See you tomorrow, {{{{candidate.first_name}}.");
      const preview = within(await dialog.findByRole("region", { name: "Preview" }, soon));
      await preview.findByText(/^See you tomorrow, [^{]+\.$/, {}, soon);
      await userEvent.click(await dialog.findByRole("button", { name: "Send" }));
      await page.findByRole("button", { name: /^Text message: See you tomorrow/ }, soon);
      await page.findByText("Held", {}, soon);
    });
    await step("A program is refused whatever its name; a file is sent and listed.", async () => {
      const dialog = await compose(canvasElement);
      await choose(dialog, "More about you");
      const input = document.querySelector<HTMLInputElement>("input[type=file]");
      if (!input) throw new Error("There is no file field.");
      await userEvent.upload(input, [
        pdf("MZ\x90", "Setup.pdf"),
        pdf("%PDF-1.4\n%%EOF", "Benefits.pdf"),
      ]);
      await dialog.findByText(/^This file is a program/, {}, soon);
      await userEvent.click(await dialog.findByRole("button", { name: "Remove Setup.pdf" }));
      await dialog.findByText("With Benefits.pdf", {}, soon);
      await userEvent.click(await dialog.findByRole("button", { name: "Send" }));
      const [newest] = await page.findAllByRole("button", { name: /^A question on/ }, soon);
      if (newest) await userEvent.click(newest);
      await page.findByRole("button", { name: "Download Benefits.pdf" }, soon);
    });
  },
};

export const Live: Story = {
  ...onBrowserApi({ as: recruiter, path: someone }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const api = await storyApi();
    await page.findByRole("button", { name: "Write an email" }, soon);
    await waitFor(() => expect(api.connections()).toBe(1), soon);
    const { client } = await signInColleague(api);
    const body = {
      application_ids: [idIn(await someone(api))],
      template_id: null,
      send_at: null,
      from: { email: "admin@northgate.example" },
      to: [{ email: "{{candidate.email}}", status: true }],
      cc: [],
      bcc: [],
      subject: "One more question",
      body: "<p>When may we ring you?</p>",
    };
    const { records } = await client.call(sendEmails, { body });
    await page.findByRole("button", { name: /^One more question/ }, soon);
    await page.findByText("Held", {}, soon);
    const ids = records.flatMap(({ message_id }) => message_id ?? []);
    await client.call(cancelMessages, { body: { ids } });
    await page.findByText("Cancelled", {}, soon);
  },
};

export const ToSeveral: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await choosing(page, 2);
    await userEvent.click(await page.findByRole("button", { name: "Message…" }, soon));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Message to 2 applications" }, soon),
    );
    await choose(dialog, "More about you");
    await userEvent.click(await dialog.findByRole("button", { name: "Send" }));
    await screen.findByText(/2 applications will be sent in ten seconds/, {}, soon);
    const { client } = await storyApi();
    await expect(await client.call(listOutgoingMail, { query: { status: "held" } })).toMatchObject({
      total: 2,
    });
  },
};

/**
 * A blocked recipient is named before sending. The others get the message, and the draft stays for
 * that one.
 */
export const BlockedRecipient: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await choosing(page, 2);
    await userEvent.click(await page.findByRole("button", { name: "Message…" }, soon));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Message to 2 applications" }, soon),
    );
    await choose(dialog, "More about you");
    const preview = within(await dialog.findByRole("region", { name: "Preview" }, soon));
    const to = preview.getByText(/^To /).textContent?.slice(3) ?? "";
    await userEvent.click(await dialog.findByRole("button", { name: "Add Cc or Bcc" }));
    await userEvent.type(await dialog.findByRole("textbox", { name: /^Cc/ }), `${to}{Enter}`);
    const leftOut = await dialog.findByText(/: To address is repeated in CC\/BCC$/, {}, soon);
    await dialog.findByText("1 of 2 does not get this");
    const [name] = leftOut.textContent?.split(":") ?? [];
    await userEvent.click(await dialog.findByRole("button", { name: "Send" }));
    await screen.findByRole("dialog", { name: `Message to ${name}` }, soon);
    await expect(dialog.getByRole("textbox", { name: /^Subject/ })).not.toHaveValue("");
    const problem = dialog.getByRole("group", { name: "There is a problem" });
    await expect(problem).toHaveTextContent(`${name}: To address is repeated in CC/BCC`);
    const { client } = await storyApi();
    await expect(await client.call(listOutgoingMail, { query: { status: "held" } })).toMatchObject({
      total: 1,
    });
  },
};

/**
 * A message that the mail server refused shows the reason and is sent again. The history names the
 * sender.
 */
export const RefusedByServer: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: someone,
    before: async (api) => {
      const id = idIn(await someone(api));
      await api.client.call(sendEmails, {
        body: {
          application_ids: [id],
          template_id: null,
          send_at: null,
          from: { email: recruiter },
          to: [{ email: "{{candidate.email}}", status: true }],
          cc: [],
          bcc: [],
          subject: "One more question",
          body: "<p>When may we ring you?</p>",
        },
      });
      api.refuseMail("550 No such mailbox.");
      await api.mail();
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: /^One more question/ }, soon));
    await page.findByText("Failed");
    await expect(await page.findByText("550 No such mailbox.")).toBeVisible();
    await userEvent.click(await page.findByRole("button", { name: "Send again" }));
    await page.findByText("Sent again by", {}, soon);
    await expect(await page.findByText("Queued")).toBeVisible();
  },
};

/**
 * A rejection sends the stage's template, another one or nothing. A toast tells the user and can
 * cancel it, as does an undo of the rejection.
 */
export const Rejecting: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const reject = async () => {
      await choosing(page, 1);
      await userEvent.click(await page.findByRole("button", { name: "Reject…" }, soon));
      const dialog = within(await screen.findByRole("dialog", { name: /^Reject / }, soon));
      await userEvent.click(await dialog.findByRole("radio", { name: "Position filled" }, soon));
      const message = await dialog.findByRole("button", { name: /Tell the applicant$/ }, soon);
      await userEvent.click(message);
      await userEvent.click(await screen.findByRole("option", { name: "Not this time" }, soon));
      await dialog.findByRole("button", { name: /When$/ });
      await userEvent.click(await dialog.findByRole("button", { name: "Reject" }));
    };
    await reject();
    await screen.findByText(/^“Not this time” goes to /, {}, soon);
    const { client } = await storyApi();
    const count = async (status: "held" | "cancelled") =>
      (await client.call(listOutgoingMail, { query: { status } })).total;
    await expect(await count("held")).toBe(1);
    await userEvent.click(await screen.findByRole("button", { name: "Don’t send" }, soon));
    await waitFor(async () => expect(await count("cancelled")).toBe(1), soon);
    await reject();
    await screen.findByText(/^“Not this time” goes to /, {}, soon);
    await userEvent.keyboard("{Control>}z{/Control}");
    await waitFor(async () => expect(await count("cancelled")).toBe(2), soon);
    await expect(screen.queryByText(/^“Not this time” goes to /)).toBeNull();
  },
};

/** A rejection cancels a scheduled message, and the history says why. */
export const ScheduledBeforeRejection: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: async (api) => {
      const path = await applicationOf(
        isOpenToAll,
        ({ interview_count }) => interview_count === 0,
      )(api);
      const id = idIn(path);
      await api.client.call(sendEmails, {
        body: {
          application_ids: [id],
          template_id: null,
          send_at: new Date(Date.now() + 24 * 60 * 60_000).toISOString(),
          from: { email: recruiter },
          to: [{ email: "{{candidate.email}}", status: true }],
          cc: [],
          bcc: [],
          subject: "Friday",
          body: "<p>When may we ring you?</p>",
          files: [],
        },
      });
      await moveAsSeen(api.client, {
        ids: [id],
        status: "REJECTED",
        reason: "Position filled",
        stage_message: { template_id: null },
      });
      return `${path}?tab=activity`;
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("A scheduled email was not sent", {}, soon);
    await page.findByText(/Reason: The application moved to Rejected before this was sent/);
  },
};

/** A hiring manager reads the stage's message before rejecting, and decides whether to send it. */
export const RejectingAsManager: Story = {
  ...onBrowserApi({ as: manager, path: applicationsOf(isOpenToAll) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await choosing(page, 1);
    await userEvent.click(await page.findByRole("button", { name: "Reject…" }, soon));
    const dialog = within(await screen.findByRole("dialog", { name: /^Reject / }, soon));
    await userEvent.click(await dialog.findByRole("radio", { name: "Position filled" }, soon));
    const words = { name: "Preview “Not this time”" };
    await userEvent.click(await dialog.findByRole("button", words, soon));
    await dialog.findByText(/^Your application for [^{]/, {}, soon);
    await userEvent.click(await dialog.findByRole("button", { name: /Tell the applicant$/ }));
    const choices = within(await screen.findByRole("listbox", {}, soon));
    await expect(choices.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Stage’s automatic email",
      "Nothing",
      "Not this time",
    ]);
    await userEvent.click(await choices.findByRole("option", { name: "Nothing" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Reject" }));
    await screen.findByText(/updated to Rejected/, {}, soon);
    await expect(screen.queryByText(/^“Not this time” goes to /)).toBeNull();
  },
};

/** The message of a workflow's own stage replaces that of its status. */
export const CustomStageMessage: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(hasWorkflow, "?status=APPLIED"),
    before: async (api) => {
      const { client } = await signInColleague(api);
      const { nodes } = await client.call(listTemplateChoices, {});
      const own = nodes.find(({ name }) => name === "Task and panel");
      const template = {
        kind: "email" as const,
        subject: "{{job.title}}",
        body: "<p>Dear {{candidate.first_name}}, bring the task along.</p>",
        brand_name: null,
        stage: null,
        delay_minutes: 0,
      };
      for (const trigger of [
        { name: "The task", node: own ?? null },
        { name: "Any interview", stage: "INTERVIEW" as const },
      ])
        await client.call(createTemplate, {
          body: { ...template, ...trigger },
          idempotencyKey: crypto.randomUUID(),
        });
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const moveTo = async (stage: string) => {
      await userEvent.click(await page.findByRole("button", { name: "Move to…" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: stage }));
      return within(await screen.findByRole("dialog", {}, soon));
    };
    await choosing(page, 2);
    const first = await moveTo("First interview");
    await first.findByText("Any interview, immediately", {}, soon);
    await userEvent.click(await first.findByRole("button", { name: "Cancel" }));
    const panel = await moveTo("Task and panel");
    await panel.findByText("The task, immediately", {}, soon);
    const words = { name: "Preview “The task”" };
    await userEvent.click(await panel.findByRole("button", words));
    await panel.findByText(/^Only for the stage Task and panel \(.+\)\.$/);
    await userEvent.click(await panel.findByRole("button", { name: "Move to Task and panel" }));
    await screen.findByText(/^“The task” goes to /, {}, soon);
  },
};

/** A user who may not identify the applicant sees that messages exist and cannot write. */
export const Anonymised: Story = {
  ...onBrowserApi({
    as: manager,
    path: applicationOf(isAnonymised, () => true, tab),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/^This applicant is anonymised for you/, {}, soon);
    await expect(page.queryByRole("button", { name: "Write an email" })).toBeNull();
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path: someone, fail: { listMessages: "never" } }),
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path: someone, fail: { listMessages: 500 } }),
  play: async ({ canvasElement }) => {
    const heading = { name: "Messages could not be loaded" };
    await expect(await within(canvasElement).findByRole("heading", heading, soon)).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...onBrowserApi({ as: recruiter, path: someone, fail: { listMessages: 403 } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "You don’t have access to messages" }, soon);
    await expect(page.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};
