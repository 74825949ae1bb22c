import { to } from "@ats/core/navigation/routes";
import { passwordTexts } from "@ats/core/session/session";
import { passwordMessages } from "@ats/core/validation/password";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Session/Change password" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const path = to.changePassword();
const old = "Welcome-to-the-ATS-2026";
const better = "harbour teaspoon gravel";

async function change(canvas: HTMLElement, before: string, after: string) {
  const page = within(canvas);
  const email = await page.findByLabelText(/^Email/, {}, soon);
  await expect(email).toHaveFocus();
  await userEvent.type(email, "recruiter@northgate.example");
  await userEvent.type(await page.findByLabelText("Old password"), before);
  await userEvent.type(await page.findByLabelText("New password"), after);
  await userEvent.keyboard("{Enter}");
}

export const Default: Story = {
  ...onBrowserApi({ path }),
  play: async ({ canvasElement }) => {
    const heading = { name: "Change your password" };
    await within(canvasElement).findByRole("heading", heading, soon);
  },
};

export const Changed: Story = {
  name: "Specification §2: a password is changed on a public page",
  ...onBrowserApi({ path }),
  play: async ({ canvasElement }) => {
    await change(canvasElement, old, better);
    await expect(
      await within(canvasElement).findByText(passwordTexts.changed, {}, soon),
    ).toBeVisible();
  },
};

/** The provider says why. The typed text stays. Specification §8. */
export const WrongOldPassword: Story = {
  name: "Specification §5: a wrong old password is refused",
  ...onBrowserApi({ path }),
  play: async ({ canvasElement }) => {
    await change(canvasElement, "not my old password", better);
    const page = within(canvasElement);
    await expect(await page.findByRole("alert", {}, soon)).toHaveTextContent(
      "The email or old password is not correct. Check both and try again.",
    );
    await expect(page.getByLabelText("Old password")).toHaveValue("not my old password");
    await expect(page.getByLabelText("New password")).toHaveValue(better);
  },
};

export const Weak: Story = {
  ...onBrowserApi({ path }),
  play: async ({ canvasElement }) => {
    await change(canvasElement, old, "too short");
    const page = within(canvasElement);
    await expect(page.getByRole("group", { name: "There is a problem" })).toHaveFocus();
    await userEvent.click(await page.findByRole("link", { name: passwordMessages.short }));
    await expect(page.getByLabelText("New password")).toHaveFocus();
  },
};

export const SamePassword: Story = {
  ...onBrowserApi({ path }),
  play: async ({ canvasElement }) => {
    await change(canvasElement, old, old);
    await expect(within(canvasElement).getByLabelText("New password")).toHaveAccessibleDescription(
      expect.stringContaining(passwordMessages.same),
    );
  },
};

export const Missing: Story = {
  ...onBrowserApi({ path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Save password" }, soon));
    const problems = page.getByRole("group", { name: "There is a problem" });
    await expect(within(problems).getAllByRole("link")).toHaveLength(3);
  },
};

export const Failed: Story = {
  ...onBrowserApi({ path, fail: { changePassword: "network" } }),
  play: async ({ canvasElement }) => {
    await change(canvasElement, old, better);
    await expect(await within(canvasElement).findByRole("alert", {}, soon)).toHaveTextContent(
      "could not be reached",
    );
  },
};

/** A signed-in user changes the password in Settings. Specification §2, Route guard. */
export const SignedIn: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("heading", { name: "Jobs" }, soon),
    ).toBeVisible();
  },
};

export const InLongerWords: Story = inLongerWords({ path });
