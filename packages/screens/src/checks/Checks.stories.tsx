import { getRightToWork, recordCheck, saveEmployment } from "@ats/core/checks/contract";
import { addDays } from "@ats/core/days/days";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { lossyFetch } from "../app/lossy-fetch.ts";
import { onBrowserApi, storyApi } from "../app/story.tsx";
import { applicationOf, isOpenToAll, manager, recruiter } from "../applications/story-places.ts";
import { signInColleague, idIn } from "../documents/story-envelopes.ts";
import { addCheck, path, scan, today, type Worked } from "./story-checks.ts";

/** Rules of the field, Right to work (UK). */
const meta: Meta = { title: "Checks/Right to work" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };

export const Default: Story = {
  ...onBrowserApi({ as: recruiter, path, before: (api) => addCheck(api) }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const form = async () => within(await page.findByRole("form", { name: "Employment" }, soon));
    const typeEnd = async () => {
      const ended = (await form()).getByRole("group", { name: "Work ended" });
      await userEvent.click(within(ended).getAllByRole("spinbutton")[0] as HTMLElement);
      await userEvent.keyboard("31122027");
      await (await form()).findByRole("button", { name: "Save dates" });
    };
    await step("A check shows its copies and when it is due again.", async () => {
      await page.findByText("Follow-up due", {}, soon);
      const checks = within(page.getByRole("list", { name: "Checks" }));
      await expect(checks.getByText("Checked after work began")).toBeInTheDocument();
      await expect(checks.getByRole("button", { name: "Passport.pdf" })).toBeInTheDocument();
    });
    await step("Typed dates are restored, marked as unsaved, and discarded.", async () => {
      await typeEnd();
      await userEvent.click(await page.findByRole("tab", { name: "Documents" }));
      const employment = () => page.queryByRole("form", { name: "Employment" });
      await waitFor(() => expect(employment()).toBeNull(), soon);
      await userEvent.click(await page.findByRole("tab", { name: "Checks" }));
      const again = await form();
      await again.findByText(/^You have unsaved changes/);
      await expect(await again.findByRole("button", { name: "Save dates" })).toBeVisible();
      await userEvent.click(await again.findByRole("button", { name: "Discard" }));
      await expect(again.queryByRole("button", { name: "Save dates" })).toBeNull();
      await expect(again.queryByText(/^You have unsaved changes/)).toBeNull();
    });
    await step("What a colleague saved meanwhile is shown beside them.", async () => {
      await typeEnd();
      const helen = await signInColleague(await storyApi());
      const params = { id: idIn(await path(helen)) };
      const { start_date, version } = await helen.client.call(getRightToWork, { params });
      const body = { start_date, end_date: "2027-11-30" };
      await helen.client.call(saveEmployment, { params, body, version });
      await (await form()).findByText("Saved: 30 Nov 2027", {}, soon);
      await (await form()).findByText("Yours: 31 Dec 2027");
    });
    await step("Neither is overwritten unseen.", async () => {
      await userEvent.click(await page.findByRole("button", { name: "Save my version" }));
      await screen.findByText("Dates saved", {}, soon);
      await waitFor(() => expect(page.queryByText("Yours: 31 Dec 2027")).toBeNull());
    });
  },
};

const addScan = () =>
  userEvent.upload(
    document.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement,
    scan(),
  );

const record = async () =>
  userEvent.click(await screen.findByRole("button", { name: "Record the check" }));

export const Recorded: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const begin = async () => {
      await userEvent.click(await page.findByRole("button", { name: "Record a check" }));
      return within(await screen.findByRole("dialog", {}, soon));
    };
    const recorded = async () => {
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
      return within(await page.findByRole("list", { name: "Checks" }, soon));
    };
    await step("Nothing was checked yet.", async () => {
      await page.findByText("No checks yet", {}, soon);
    });
    await step(
      "A candidate's upload doesn't count as a check: the checker confirms what they saw.",
      async () => {
        const dialog = await begin();
        const online = { name: "Online check with a share code" };
        await userEvent.click(await dialog.findByRole("radio", online));
        await userEvent.click(await dialog.findByRole("checkbox", { name: /no time limit$/ }));
        await userEvent.type(await dialog.findByLabelText(/^Share code/), "w12 34a b5c");
        await addScan();
        await record();
        await dialog.findByRole("link", { name: /^A candidate's upload doesn't count as a check/ });
        const confirmed = { name: /I checked the share code myself/ };
        await userEvent.click(await dialog.findByRole("checkbox", confirmed));
        await record();
        const checks = await recorded();
        await expect(checks.getByText("W1234AB5C")).toBeInTheDocument();
        await expect(checks.getByText(/^I checked the share code myself/)).toBeInTheDocument();
        await expect(checks.getByText("Not needed")).toBeInTheDocument();
      },
    );
    await step("An identity service provider is named.", async () => {
      const dialog = await begin();
      const provider = { name: "Identity service provider" };
      await userEvent.click(await dialog.findByRole("radio", provider));
      await expect(dialog.queryByRole("radio", { name: /^List B/ })).toBeNull();
      await userEvent.click(await dialog.findByRole("checkbox", { name: /^Irish passport/ }));
      await addScan();
      await userEvent.click(await dialog.findByRole("checkbox", { name: /^I have the report/ }));
      await record();
      await dialog.findByRole("link", { name: "Enter the provider that checked." });
      await userEvent.type(await dialog.findByLabelText(/^Provider/), "Yoti");
      await record();
      await expect((await recorded()).getByText("Yoti")).toBeInTheDocument();
    });
    await step("The validity of a notice counts from its own date.", async () => {
      const dialog = await begin();
      await userEvent.click(await dialog.findByRole("radio", { name: /^List B, group 2/ }));
      const notice = { name: /^Positive Verification Notice/ };
      await userEvent.click(await dialog.findByRole("checkbox", notice));
      await addScan();
      await userEvent.click(await dialog.findByRole("checkbox", { name: /^I held the original/ }));
      await record();
      await dialog.findByRole("link", { name: /^Enter the date on the notice/ });
      const day = dialog.getByRole("group", { name: /^Date of the notice/ });
      await userEvent.click(within(day).getAllByRole("spinbutton")[0] as HTMLElement);
      await userEvent.keyboard("02032026");
      await record();
      await expect((await recorded()).getByText(/^Before 2 Sept? 2026$/)).toBeInTheDocument();
    });
  },
};

/** Enters a British passport in the open dialog. */
async function typePassport() {
  const dialog = within(await screen.findByRole("dialog", {}, soon));
  await userEvent.click(await dialog.findByRole("checkbox", { name: "British passport" }));
  await addScan();
  await userEvent.click(await dialog.findByRole("checkbox", { name: /^I held the original/ }));
  return dialog;
}

let lossy = lossyFetch(fetch, recordCheck, 0);

/** A restored draft says so and can be discarded; a check whose answer was lost is recorded once. */
export const AnswerLost: Story = {
  ...onBrowserApi({
    as: recruiter,
    path,
    host: { fetch: (request) => lossy(request) },
    before: async (api) => {
      lossy = lossyFetch(api.fetch, recordCheck, 2);
    },
  }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const begin = { name: "Record a check" };
    await step("A draft is restored and discarded.", async () => {
      await userEvent.click(await page.findByRole("button", begin, soon));
      await typePassport();
      await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
      await userEvent.click(await page.findByRole("button", begin));
      const dialog = within(await screen.findByRole("dialog", {}, soon));
      await dialog.findByText(/^You have unsaved changes/);
      await expect(dialog.getByRole("checkbox", { name: "British passport" })).toBeChecked();
      await userEvent.click(await dialog.findByRole("button", { name: "Discard" }));
      await expect(dialog.getByRole("checkbox", { name: "British passport" })).not.toBeChecked();
      await expect(dialog.queryByText(/^You have unsaved changes/)).toBeNull();
    });
    await step(
      "Two answers are lost after the check was recorded: it is recorded once.",
      async () => {
        const dialog = await typePassport();
        await record();
        await dialog.findByText("Not recorded", {}, soon);
        await record();
        await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
        const checks = within(await page.findByRole("list", { name: "Checks" }, soon));
        await expect(checks.getAllByText("British passport")).toHaveLength(1);
      },
    );
  },
};

const standing = (words: string, worked: Worked): Story => ({
  ...onBrowserApi({ as: recruiter, path, before: (api) => addCheck(api, worked) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(words, {}, soon);
  },
});

/** Employment has begun without a check. */
export const Late: Story = {
  ...onBrowserApi({
    as: recruiter,
    path,
    before: async (api) => {
      const { client } = await signInColleague(api);
      const params = { id: idIn(await path(api)) };
      const body = { start_date: today, end_date: null };
      await client.call(saveEmployment, { params, body, version: 0 });
    },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Not checked before the start", {}, soon);
  },
};

export const Overdue = standing("Follow-up overdue", {
  start_date: addDays(today, -80),
  checked_date: addDays(today, -90),
  permission_date: addDays(today, -2),
});

export const Ended = standing("Employment ended", {
  start_date: addDays(today, -90),
  end_date: addDays(today, -1),
});

/**
 * A last day long past destroys the copies: a dialog asks first, and it can be undone for a day.
 */
export const CopiesToDestroy: Story = {
  ...onBrowserApi({
    as: recruiter,
    path,
    before: (api) => addCheck(api, { start_date: "2020-01-06", checked_date: "2020-01-03" }),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const form = within(await page.findByRole("form", { name: "Employment" }, soon));
    const ended = form.getByRole("group", { name: "Work ended" });
    await userEvent.click(within(ended).getAllByRole("spinbutton")[0] as HTMLElement);
    await userEvent.keyboard("31122021");
    await userEvent.click(await form.findByRole("button", { name: "Save dates" }));
    const asked = within(await screen.findByRole("alertdialog", {}, soon));
    await asked.findByText(/copies should be kept only until 31 Dec 2023/);
    await userEvent.click(await asked.findByRole("button", { name: "Save and destroy copies" }));
    await screen.findByText("Dates saved", {}, soon);
    await page.findByText(/Copies are kept until 31 Dec 2023/, {}, soon);
  },
};

/** The check stays on the record; the copies and the details of the person do not. */
export const CopiesDestroyed: Story = {
  ...onBrowserApi({
    as: recruiter,
    path,
    before: async (api) => {
      const now = Date.now;
      Date.now = () => now() - 2 * 86_400_000;
      try {
        const worked = { start_date: "2020-01-06", end_date: "2021-12-31" };
        await addCheck(api, { ...worked, checked_date: "2020-01-03" });
      } finally {
        Date.now = now;
      }
      await api.sweep();
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const checks = within(await page.findByRole("list", { name: "Checks" }, soon));
    await expect(
      checks.getByText(/^Destroyed on .*at the end of their retention period/),
    ).toBeInTheDocument();
    await expect(checks.queryByRole("button", { name: "Passport.pdf" })).toBeNull();
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { getRightToWork: "never" } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const tab = await page.findByRole("tab", { name: "Checks" }, soon);
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(page.queryByText("No checks yet")).toBeNull();
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { getRightToWork: 500 } }),
  play: async ({ canvasElement }) => {
    const heading = { name: "Checks could not be loaded" };
    await within(canvasElement).findByRole("heading", heading, soon);
  },
};

/** Copies of passports are for those who check: nobody else has the tab. */
export const Forbidden: Story = {
  ...onBrowserApi({ as: manager, path: applicationOf(isOpenToAll, () => true) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("tab", { name: "Documents" }, soon);
    await expect(page.queryByRole("tab", { name: "Checks" })).toBeNull();
  },
};
