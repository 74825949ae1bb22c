import { to } from "@ats/core/navigation/routes";
import { noClaimRoles } from "@ats/core/roles/role-settings";
import { getCompanySettings, saveSpecificSetting } from "@ats/core/settings/company-contract";
import { getUserSettings } from "@ats/core/users/contract";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../app/story.tsx";

/** Users and groups by SCIM, and roles at sign-in. */
const meta: Meta = { title: "Provisioning/Identity provider" };
export default meta;
type Story = StoryObj;

const as = "admin@northgate.example";
const path = `${to.Settings()}?section=identity`;
const soon = { timeout: 15_000 };
const card = async (canvas: HTMLElement, name: string) =>
  within(await within(canvas).findByRole("region", { name }, soon));
const choose = async (field: HTMLElement, name: string) => {
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole("option", { name }, soon));
};

let company = 0;
const remember = async (_: BrowserApi, user: number | undefined) => {
  const { client } = await storyApi();
  if (user) company = (await client.call(getUserSettings, { params: { id: user } })).users.company;
};
const saved = async () => {
  const { client } = await storyApi();
  return (await client.call(getCompanySettings, { params: { id: company } })).settings;
};

/** An administrator chooses the role of new people and of two groups, in their order. */
export const Groups: Story = {
  ...onBrowserApi({ as, path, before: remember }),
  play: async ({ canvasElement }) => {
    const people = await card(canvasElement, "People from your identity provider");
    await expect(people.getByRole("textbox")).toHaveValue(`${location.origin}/api/scim/v2`);
    const groups = await card(canvasElement, "Roles of groups");
    await choose(groups.getByRole("button", { name: /Role of new people/ }), "Hiring manager");
    for (const [at, [group, role]] of [
      ["Recruitment team", "Recruiter"],
      ["ATS administrators", "Recruiter admin"],
    ].entries()) {
      await userEvent.click(groups.getByRole("button", { name: "Add group" }));
      if (at === 0) {
        await userEvent.click(groups.getByRole("button", { name: "Save groups" }));
        await groups.findByRole("link", { name: "Enter the name of the group." }, soon);
      }
      await userEvent.type(groups.getAllByLabelText("Group")[at] as HTMLElement, group as string);
      const roles = groups.getAllByRole("button", { name: /\bRole$/ });
      await choose(roles[at] as HTMLElement, role as string);
    }
    await userEvent.click(groups.getByRole("button", { name: "Move group 2 up" }));
    await userEvent.click(groups.getByRole("button", { name: "Save groups" }));
    await screen.findByText("Roles of groups saved", {}, soon);
    await expect((await saved()).group_roles).toEqual({
      default_role: "Hiring manager user",
      groups: [
        { group: "ATS administrators", role: "Recruiter admin user" },
        { group: "Recruitment team", role: "Recruiter user" },
      ],
    });
  },
};

/** Roles at sign-in: refusing everybody else says whom it concerns before it is saved. */
export const SignIn: Story = {
  ...onBrowserApi({
    as,
    path,
    before: async (api, user) => {
      await remember(api, user);
      const { client } = await storyApi();
      const value = {
        ...noClaimRoles,
        is_on: true,
        values: [{ value: "ats-recruiters", role: "Recruiter user" }],
      };
      const body = { field: "company_settings", property: "claim_roles" } as const;
      await client.call(saveSpecificSetting, { body: { ...body, value: JSON.stringify(value) } });
    },
  }),
  play: async ({ canvasElement }) => {
    const form = await card(canvasElement, "Roles at sign-in");
    await expect(form.getByLabelText("Value")).toHaveValue("ats-recruiters");
    const claim = form.getByLabelText("Claim");
    await userEvent.clear(claim);
    await userEvent.click(form.getByRole("button", { name: "Save sign-in" }));
    await userEvent.click(
      await form.findByRole("link", { name: "Enter the name of the claim." }, soon),
    );
    await expect(claim).toHaveFocus();
    await userEvent.type(claim, "roles");
    await choose(form.getByRole("button", { name: /Everybody else/ }), "Refuse to sign them in");
    await userEvent.click(form.getByRole("button", { name: "Save sign-in" }));
    const dialog = within(await screen.findByRole("alertdialog", {}, soon));
    await expect(dialog.getByText(/can no longer sign in through your organisation/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Save change" }));
    await screen.findByText("Roles at sign-in saved", {}, soon);
    await expect((await saved()).claim_roles).toMatchObject({
      claim: "roles",
      refuses_others: true,
    });
  },
};

export const Empty: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const groups = await card(canvasElement, "Roles of groups");
    await expect(groups.getByText(/Nobody is added while it is empty/)).toBeVisible();
    const form = await card(canvasElement, "Roles at sign-in");
    await expect(form.getByRole("switch", { name: /Give roles at sign-in/ })).not.toBeChecked();
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as, path, fail: { getCompanySettings: "never" } }),
  play: async ({ canvasElement }) => {
    const tab = await within(canvasElement).findByRole("tab", { name: "Identity provider" }, soon);
    await expect(tab).toHaveAttribute("aria-selected", "true");
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as, path, fail: { getCompanySettings: 500 } }),
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole("alert", {}, soon);
    await expect(alert).toHaveTextContent("These settings could not be loaded");
  },
};
