import type { BrowserApi } from "@ats/demo/browser/browser-api";
import { testCv } from "@ats/api/internal/testing/records";
import { addAttachment } from "@ats/core/messages/contract";
import { createTemplate, listTemplates } from "@ats/core/templates/contract";
import { listEnvelopes, updateEnvelope } from "@ats/core/documents/contract";
import { declineDocument, openSigning, signDocument } from "@ats/core/documents/signing-contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../app/story.tsx";
import { applicationOf, isAnonymised, manager, recruiter } from "../applications/story-places.ts";
import { applicant, signInColleague, idIn, offer, sendDraft, addDraft } from "./story-envelopes.ts";

const meta: Meta = { title: "Documents/Documents of an application" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const path = applicant();

/** Makes a document that the candidate has signed. */
async function signed(api: BrowserApi) {
  const { client } = api.visitor();
  const { token } = await sendDraft(api);
  await client.call(openSigning, { body: { token } });
  const signature = { type: "typed" as const, text: "Ann Bell" };
  await client.call(signDocument, { body: { token, signature, confirmed: true } });
}

/** Shows every state: draft, waiting, signed, and declined with the reason. */
export const Default: Story = {
  ...onBrowserApi({
    as: recruiter,
    path,
    before: async (api) => {
      const { client } = api.visitor();
      const declined = await sendDraft(api, "Contract of employment");
      const reason = "The hours do not suit me.";
      await client.call(declineDocument, { body: { token: declined.token, reason } });
      await signed(api);
      await sendDraft(api, "Confidentiality agreement");
      await addDraft(api, "Company handbook");
    },
  }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const list = within(await page.findByRole("list", { name: "Documents" }, soon));
    await step("Each document shows its state.", async () => {
      const begin = page.getByRole("button", { name: "New document" });
      await expect(begin).toAppearBefore(page.getByRole("list", { name: "Documents" }));
      for (const status of ["Draft", "Pending", "Completed", "Rejected"])
        await expect(list.getByText(status)).toBeInTheDocument();
      await expect(list.getByText("Reason: The hours do not suit me.")).toBeInTheDocument();
      await expect(
        list.getByRole("button", { name: "Download the signed document" }),
      ).toBeInTheDocument();
    });
    await step("Waiting and signed documents are previewed without a download.", async () => {
      const view = async (title: string) => {
        await userEvent.click(await page.findByRole("button", { name: `View ${title}` }, soon));
        return within(await screen.findByRole("dialog", { name: "Preview" }, soon));
      };
      const waiting = await view("Confidentiality agreement");
      await waiting.findByRole("region", { name: "Confidentiality agreement" });
      await waiting.findByText("28 days of holiday", {}, soon);
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      const offered = await view("Offer of employment");
      await offered.findByRole("region", { name: "Offer of employment, signed" });
      await offered.findByText("28 days of holiday", {}, soon);
    });
    await step("A document that the candidate signs meanwhile is completed.", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      const api = await storyApi();
      const mail = await api.mail();
      const { text = "" } = mail.findLast(({ subject }) => subject.includes("Confid")) ?? {};
      const token = /\/sign\/([\w-]+)/.exec(text)?.[1] ?? "";
      const signature = { type: "typed" as const, text: "Ann Bell" };
      const body = { token, signature, confirmed: true as const };
      await api.visitor().client.call(signDocument, { body });
      await waitFor(() => expect(list.getAllByText("Completed")).toHaveLength(2), soon);
      await expect(list.queryByText("Pending")).toBeNull();
    });
  },
};

/** The mailbox does not exist: the address is corrected, and the link sent again. */
export const NotDelivered: Story = {
  ...onBrowserApi({
    as: recruiter,
    path,
    before: async (api) => {
      api.refuseMail("The mailbox is unknown.");
      await sendDraft(api);
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const list = within(await page.findByRole("list", { name: "Documents" }, soon));
    await list.findByText("The link was not delivered", {}, soon);
    const actions = { name: "Actions for Offer of employment" };
    await userEvent.click(await list.findByRole("button", actions));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Send a reminder" }, soon));
    await list.findByText(/ reminded, to \S+@\S+/, {}, soon);
    await waitFor(() => expect(list.queryByText("The link was not delivered")).toBeNull());
  },
};

/** The link expired unsigned. */
export const Expired: Story = {
  ...onBrowserApi({
    as: recruiter,
    path,
    before: async (api) => {
      const now = Date.now;
      Date.now = () => now() - 15 * 86_400_000;
      try {
        await sendDraft(api);
      } finally {
        Date.now = now;
      }
      await api.sweep();
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const list = within(await page.findByRole("list", { name: "Documents" }, soon));
    await expect(await list.findByText("The link expired", {}, soon)).toBeInTheDocument();
    await expect(list.getByText("Rejected")).toBeInTheDocument();
  },
};

/** An exit withdraws documents: shown before the move, after it, and when it is undone. */
export const WrittenAndSent: Story = {
  name: "Specification §1: a document is written, sent, and withdrawn with the application",
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step("An applicant without documents gets the first.", async () => {
      await page.findByRole("heading", { name: "No documents yet" }, soon);
      await expect(await page.findByRole("button", { name: "New document" })).toBeVisible();
    });
    await step("A document is written and sent.", async () => {
      await userEvent.click(await page.findByRole("button", { name: "New document" }));
      const writing = within(await screen.findByRole("dialog", { name: "New document" }, soon));
      await userEvent.click(await writing.findByRole("button", { name: "Save draft" }));
      await writing.findByRole("link", { name: "Give the document a title." });
      await writing.findByRole("link", { name: "This field is required" });
      await userEvent.type(await writing.findByLabelText(/^Title/), "Offer of employment");
      await userEvent.click(await writing.findByRole("textbox", { name: /^Text/ }, soon));
      await userEvent.keyboard("We offer you the post.");
      await userEvent.click(await writing.findByRole("button", { name: "Save draft" }));
      await userEvent.click(await page.findByRole("button", { name: "Send for signature…" }, soon));
      const sending = within(await screen.findByRole("dialog", {}, soon));
      await userEvent.click(await sending.findByRole("button", { name: "Send" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(await page.findByText("Pending")).toBeInTheDocument();
    });
    await step("An exit withdraws it, and says so before and after.", async () => {
      const list = within(await page.findByRole("list", { name: "Documents" }, soon));
      await userEvent.click(await page.findByRole("button", { name: "Move to…" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "Withdraw…" }));
      const dialog = within(await screen.findByRole("dialog", {}, soon));
      await dialog.findByText("1 document that waits for a signature will be withdrawn.", {}, soon);
      await userEvent.click(await dialog.findByRole("radio", { name: "No reply" }, soon));
      await userEvent.click(await dialog.findByRole("button", { name: "Withdraw" }));
      await screen.findByText("1 document withdrawn", {}, soon);
      await list.findByText("Reason: Withdrawn: No reply", {}, soon);
      await userEvent.click(await page.findByRole("button", { name: /^Restore to/ }, soon));
      await screen.findByText("1 document stays withdrawn", {}, soon);
    });
  },
};

/**
 * A colleague saved the draft meanwhile: both versions are shown, and neither is overwritten
 * unseen.
 */
export const ChangedElsewhere: Story = {
  ...onBrowserApi({ as: recruiter, path, before: (api) => addDraft(api) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const actions = { name: "Actions for Offer of employment" };
    await userEvent.click(await page.findByRole("button", actions, soon));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Edit…" }, soon));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit the document" }, soon));
    await userEvent.clear(await dialog.findByLabelText(/^Title/));
    await userEvent.type(await dialog.findByLabelText(/^Title/), "Mine");

    const api = await storyApi();
    const { client } = await signInColleague(api);
    const params = { id: idIn(await path(api)) };
    const { records } = await client.call(listEnvelopes, { params });
    for (const { id, version } of records)
      await client.call(updateEnvelope, {
        params: { id },
        version,
        body: { ...offer, title: "Theirs" },
      });

    await userEvent.click(await dialog.findByRole("button", { name: "Save draft" }));
    await waitFor(() => expect(dialog.getByText("Saved: Theirs")).toBeVisible(), soon);
    await expect(await dialog.findByText("Yours: Mine")).toBeVisible();
    await userEvent.click(await dialog.findByRole("button", { name: "Save my version" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
    await page.findByText("Mine", {}, soon);
  },
};

const changed = async () => {
  const api = await storyApi();
  const { client } = await signInColleague(api);
  const params = { id: idIn(await path(api)) };
  const { records } = await client.call(listEnvelopes, { params });
  for (const { id, version } of records) {
    const body = { ...offer, title: "Offer with another salary" };
    await client.call(updateEnvelope, { params: { id }, version, body });
  }
};

/** A colleague changed the draft before it is sent: the changes are shown first. */
export const ChangedBeforeItIsSent: Story = {
  ...onBrowserApi({ as: recruiter, path, before: (api) => addDraft(api) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Send for signature…" }, soon));
    const dialog = within(await screen.findByRole("dialog", {}, soon));
    await changed();
    const send = dialog.getByRole("button", { name: "Send" });
    await userEvent.click(send);
    await dialog.findByText("Now: Offer with another salary", {}, soon);
    await expect(dialog.getByText("Before: Offer of employment")).toBeInTheDocument();
    await userEvent.click(
      await dialog.findByRole("button", { name: "Continue with the changed document" }),
    );
    await userEvent.click(send);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
    await page.findByText("Pending", {}, soon);
  },
};

/** A colleague's changes are shown before the draft is deleted. */
export const ChangedBeforeItIsThrownAway: Story = {
  ...onBrowserApi({ as: recruiter, path, before: (api) => addDraft(api) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const actions = { name: "Actions for Offer of employment" };
    await userEvent.click(await page.findByRole("button", actions, soon));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete…" }, soon));
    const dialog = within(await screen.findByRole("alertdialog", {}, soon));
    await changed();
    await userEvent.click(await dialog.findByRole("button", { name: /^Delete/ }));
    await dialog.findByText(/^This document was changed elsewhere/, {}, soon);
    await userEvent.click(await dialog.findByRole("button", { name: "Delete changed draft" }));
    await page.findByText("No documents yet", {}, soon);
  },
};

const start = async (dialog: ReturnType<typeof within>, template: string) => {
  const choice = { name: /Start from a template/ };
  await userEvent.click(await dialog.findByRole("button", choice, soon));
  await userEvent.click(await screen.findByRole("option", { name: template }));
};

export const FromATemplate: Story = {
  ...onBrowserApi({
    as: recruiter,
    path,
    before: async (api) => {
      const { client } = await signInColleague(api);
      const template = {
        kind: "document" as const,
        subject: "",
        brand_name: null,
        stage: null,
        delay_minutes: 0,
      };
      const body = "<p>Dear {{candidate.first_name}}, come to the {{interview.title}}.</p>";
      await client.call(createTemplate, { body: { ...template, name: "A standard offer", body } });
      const query = { name: "Handbook.pdf" };
      const file = await client.call(addAttachment, { query, body: testCv("Welcome") });
      await client.call(createTemplate, {
        body: { ...template, name: "Company handbook", body: "", files: [file] },
      });
    },
  }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const write = async () => {
      await userEvent.click(await page.findByRole("button", { name: "New document" }, soon));
      return within(await screen.findByRole("dialog", {}, soon));
    };
    await step("A document with an empty merge tag cannot be sent.", async () => {
      const dialog = await write();
      await start(dialog, "A standard offer");
      await waitFor(() => expect(dialog.getByLabelText(/^Title/)).toHaveValue("A standard offer"));
      const text = await dialog.findByRole("textbox", { name: /^Text/ }, soon);
      await waitFor(() => expect(text).toHaveTextContent(/^Dear (?!\{)\S+, come to the/), soon);
      await userEvent.click(await dialog.findByRole("button", { name: "Save draft" }));
      await dialog.findByRole("link", { name: /^A merge tag has no value/ });
    });
    const dialog = within(screen.getByRole("dialog"));
    await step("It is restored, and can be discarded.", async () => {
      await userEvent.click(await dialog.findByRole("button", { name: "Cancel" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      const again = await write();
      await again.findByText(/^You have unsaved changes/);
      await again.findByRole("button", { name: /Start from a template/ }, soon);
      await userEvent.click(await again.findByRole("button", { name: "Discard" }));
      await waitFor(() => expect(again.getByLabelText(/^Title/)).toHaveValue(""));
    });
    await step("A PDF template is used unchanged, and counted as used.", async () => {
      const again = within(await screen.findByRole("dialog", {}, soon));
      await start(again, "Company handbook");
      await again.findByText("Handbook.pdf", {}, soon);
      await userEvent.click(await again.findByRole("button", { name: "Save draft" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
      await page.findByRole("button", { name: "View Company handbook" }, soon);
      const { client } = await signInColleague(await storyApi());
      const { records } = await client.call(listTemplates, { query: { s: "name:handbook" } });
      await expect(records).toMatchObject([{ used: 1 }]);
    });
  },
};

export const Withdrawn: Story = {
  ...onBrowserApi({ as: recruiter, path, before: (api) => sendDraft(api) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const actions = { name: "Actions for Offer of employment" };
    await userEvent.click(await page.findByRole("button", actions, soon));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Withdraw…" }, soon));
    const dialog = within(await screen.findByRole("dialog", {}, soon));
    await userEvent.type(await dialog.findByLabelText(/^Reason/), "The salary was wrong.");
    await userEvent.click(await dialog.findByRole("button", { name: "Withdraw" }));
    await page.findByText("Reason: The salary was wrong.", {}, soon);
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listEnvelopes: "never" } }),
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listEnvelopes: 500 } }),
  play: async ({ canvasElement }) => {
    const heading = { name: "Documents could not be loaded" };
    await within(canvasElement).findByRole("heading", heading, soon);
  },
};

/** Documents name the applicant, so a reader of anonymised applicants sees none. */
export const Forbidden: Story = {
  ...onBrowserApi({ as: manager, path: applicationOf(isAnonymised, () => true, "?tab=documents") }),
  play: async ({ canvasElement }) => {
    const heading = { name: "You don’t have access to documents" };
    await within(canvasElement).findByRole("heading", heading, soon);
  },
};
