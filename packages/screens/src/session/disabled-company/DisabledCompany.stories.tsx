import { to } from "@ats/core/navigation/routes";
import { logoutReasonHeader } from "@ats/core/session/session";
import { extendSession } from "@ats/core/session/session-times-contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi, storyApi } from "../../app/story.tsx";

/** Specification §2, disabledAts: /disabled/ats. */
const meta: Meta = { title: "Session/Disabled company" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };

/** Explains the reason, names a contact and offers sign-in. */
export const Default: Story = {
  name: "Specification §2: a disabled company's users are told why and whom to ask",
  ...onBrowserApi({ path: to.disabledAts() }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/contact your company’s recruitment administrator/, {}, soon);
    await userEvent.click(await page.findByRole("link", { name: "Sign in with another account" }));
    await expect(await page.findByLabelText("Email", {}, soon)).toHaveFocus();
  },
};

/** A user whose company becomes disabled is logged out and told why, without a redirect loop. */
export const DisabledDuringSession: Story = {
  ...onBrowserApi({
    as: "recruiter@northgate.example",
    path: to.help(),
    host: {
      fetch: async (request) =>
        request.url.endsWith(extendSession.path)
          ? new Response(null, {
              status: 403,
              headers: { [logoutReasonHeader]: "DISABLED_COMPANY" },
            })
          : (await storyApi()).fetch(request),
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const title = { name: "Your company’s account is disabled", level: 1 };
    await expect(await page.findByRole("heading", title, soon)).toBeVisible();
  },
};

export const InLongerWords: Story = inLongerWords({ path: to.disabledAts() });
