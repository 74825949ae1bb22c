import { sendEmails } from "@ats/core/messages/contract";
import { to } from "@ats/core/navigation/routes";
import { changePassword, forgotPassword } from "@ats/core/session/password-contract";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import { demoPassword } from "@ats/demo/accounts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi } from "../app/story.tsx";
import { applicant, idIn } from "../documents/story-envelopes.ts";

const meta: Meta = { title: "Mail/Outbox" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const path = `${to.Settings()}?section=outbox`;
const as = "admin@northgate.example";
const email = "recruiter@northgate.example";

/** A sent password link and a waiting notice of the new password. */
async function twoMessages(api: BrowserApi) {
  const someone = api.visitor().client;
  await someone.call(forgotPassword, { body: { email } });
  await api.mail();
  const new_password = "harbour teaspoon gravel";
  const body = { email, old_password: demoPassword, new_password };
  await someone.call(changePassword, { body });
}

/** The text of a confidential message is deleted once it is sent. */
export const Default: Story = {
  ...onBrowserApi({ as, path, before: twoMessages }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const table = within(await page.findByRole("table", { name: "Outbox" }, soon));
    const waiting = await table.findByRole("button", { name: /Your password was changed/ }, soon);
    await expect(await table.findByText("Queued")).toBeVisible();
    await userEvent.click(waiting);
    await expect(await table.findByText(/Hello Tom/)).toBeVisible();
    waiting.focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await table.findByRole("button", { name: /Choose a new password/ }));
    await expect(
      await table.findByText("The text was confidential and has been deleted."),
    ).toBeVisible();
    await expect(table.getAllByText("Sent")[0]).toBeVisible();
  },
};

export const Cancelled: Story = {
  ...onBrowserApi({ as, path, before: twoMessages }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("radio", { name: "Queued" }, soon));
    const table = within(await page.findByRole("table", { name: "Outbox" }, soon));
    await userEvent.click(
      await table.findByRole("button", { name: /Your password was changed/ }, soon),
    );
    await userEvent.click(await table.findByRole("button", { name: "Cancel message" }));
    await page.findByText("Nothing waiting", {}, soon);
  },
};

/** A failed message shows its reason and is sent again at once. */
export const RetriedAll: Story = {
  ...onBrowserApi({
    as,
    path,
    before: async (api) => {
      api.refuseMail("550 No such mailbox.");
      await twoMessages(api);
      await api.mail();
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("radio", { name: "Failed" }, soon));
    const table = within(await page.findByRole("table", { name: "Outbox" }, soon));
    await userEvent.click(
      await table.findByRole("button", { name: /Your password was changed/ }, soon),
    );
    await table.findByText("Last attempt failed: 550 No such mailbox.");
    await userEvent.click(await table.findByRole("button", { name: /Choose a new password/ }));
    await table.findByText("The text is confidential. Only the recipient can read it.");
    await userEvent.click(await page.findByRole("button", { name: "Resend all failed" }));
    await screen.findByText("2 messages will be sent again", {}, soon);
    await page.findByText("Nothing has failed", {}, soon);
  },
};

const addressed = (address: string) => [{ email: address, status: true }];

/** The message shows who gets a copy. */
export const WithCopy: Story = {
  ...onBrowserApi({
    as,
    path,
    before: async (api) => {
      const tom = api.visitor();
      await tom.signIn(email);
      const application = await applicant()({ ...api, ...tom });
      await tom.client.call(sendEmails, {
        body: {
          application_ids: [idIn(application)],
          template_id: null,
          send_at: null,
          from: { email },
          to: addressed("{{candidate.email}}"),
          cc: addressed("manager@northgate.example"),
          bcc: addressed("archive@northgate.example"),
          subject: "Your visit",
          body: "<p>See you on Monday.</p>",
        },
      });
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const table = within(await page.findByRole("table", { name: "Outbox" }, soon));
    await userEvent.click(await table.findByRole("button", { name: /Your visit/ }, soon));
    await expect(await table.findByText("Cc: manager@northgate.example")).toBeVisible();
    await expect(await table.findByText("Bcc: archive@northgate.example")).toBeVisible();
  },
};

/** The address keeps the filter. */
export const OnlyFailed: Story = {
  ...onBrowserApi({ as, path: `${path}&mail=failed` }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("radio", { name: "Failed" }, soon)).toBeChecked();
    await expect(await page.findByText("Nothing has failed", {}, soon)).toBeVisible();
  },
};

/**
 * Messages found by recipient or subject. The typed term survives a reload without being in the
 * address.
 */
export const Searched: Story = {
  ...onBrowserApi({ as, path, before: twoMessages }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const table = within(await page.findByRole("table", { name: "Outbox" }, soon));
    await table.findByRole("button", { name: /Your password was changed/ }, soon);
    await userEvent.type(await page.findByLabelText("Contains"), "tom ashdown{Enter}");
    await table.findByRole("button", { name: /Your password was changed/ }, soon);
    await userEvent.selectOptions(await page.findByLabelText("Filter by"), "Subject");
    await userEvent.type(await page.findByLabelText("Contains"), "changed{Enter}");
    await waitFor(() => expect(table.getAllByRole("rowheader")).toHaveLength(1), soon);
    await userEvent.type(await page.findByLabelText("Contains"), "xylophone{Enter}");
    await page.findByText("No messages match your search", {}, soon);
    await userEvent.click(await page.findByRole("button", { name: "Clear the search" }));
    await table.findByRole("button", { name: /Your password was changed/ }, soon);
  },
};

export const Empty: Story = {
  ...onBrowserApi({ as: "support@ats.example", path }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("No mail yet", {}, soon)).toBeVisible();
  },
};

export const FilteredEmpty: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("radio", { name: "Failed" }, soon));
    await expect(await page.findByText("Nothing has failed", {}, soon)).toBeVisible();
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as, path, fail: { listOutgoingMail: "never" } }),
};

export const Failed: Story = {
  ...onBrowserApi({ as, path, fail: { listOutgoingMail: 500 } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("The outbox could not be loaded", {}, soon)).toBeVisible();
    await expect(await page.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** A user without access to company settings sees only their profile. */
export const Forbidden: Story = {
  ...onBrowserApi({ as: email, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("tab", { name: "Details" }, soon)).toBeVisible();
    await expect(page.queryByRole("tab", { name: "Outbox" })).toBeNull();
  },
};
