import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { onBrowserApi } from "../../app/story.tsx";

/** Specification §3, integration_settings.iframeSettings. */
const meta: Meta = { title: "Settings/Embedding" };
export default meta;
type Story = StoryObj;

const path = `${to.Settings()}?section=embedding`;
const soon = { timeout: 15_000 };
const card = async (canvas: HTMLElement) =>
  within(await within(canvas).findByRole("region", { name: "Embedding" }, soon));
const address = "Address of the partner’s page";

/** An administrator enters the partner's address. A missing or insecure one shows what to do. */
export const Default: Story = {
  name: "Specification §3: an administrator names the partner that may embed the product",
  ...onBrowserApi({ as: "admin@northgate.example", path }),
  play: async ({ canvasElement }) => {
    const embedding = await card(canvasElement);
    await userEvent.click(
      await embedding.findByRole("switch", { name: /Let a partner embed our pages/ }),
    );
    await userEvent.click(await embedding.findByRole("button", { name: "Save" }));
    await embedding.findByRole("link", {
      name: "Enter the address of the page that embeds the product.",
    });
    await userEvent.type(await embedding.findByLabelText(address), "http://portal.example");
    await userEvent.click(await embedding.findByRole("button", { name: "Save" }));
    await embedding.findByRole("link", {
      name: "Enter an address that begins with https:// and contains no user name.",
    });
    await userEvent.clear(await embedding.findByLabelText(address));
    await userEvent.type(
      await embedding.findByLabelText(address),
      "https://portal.example/recruitment",
    );
    await userEvent.click(await embedding.findByRole("button", { name: "Save" }));
    await screen.findByText("Embedding saved", {}, soon);
    await expect(embedding.getByLabelText(address)).toHaveValue(
      "https://portal.example/recruitment",
    );
    await expect(embedding.queryByRole("button", { name: "Discard changes" })).toBeNull();
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: "admin@northgate.example", path, fail: { saveSpecificSetting: 500 } }),
  play: async ({ canvasElement }) => {
    const embedding = await card(canvasElement);
    await userEvent.type(await embedding.findByLabelText(address), "https://portal.example");
    await userEvent.click(await embedding.findByRole("button", { name: "Save" }));
    await embedding.findByText("Not saved", {}, soon);
    await expect(embedding.getByLabelText(address)).toHaveValue("https://portal.example");
  },
};

/** A recruiter does not have this section and sees their own details. */
export const Forbidden: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("region", { name: "Details" }, soon);
    await expect(within(canvasElement).queryByRole("tab", { name: "Embedding" })).toBeNull();
  },
};
