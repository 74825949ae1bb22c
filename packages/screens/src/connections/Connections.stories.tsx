import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { onBrowserApi } from "../app/story.tsx";

/** Systems outside that are connected to the company. */
const meta: Meta = { title: "Settings/Connections" };
export default meta;
type Story = StoryObj;

const as = "admin@northgate.example";
/** Of a company without a connection. */
const newcomer = "admin@riverside.example";
const soon = { timeout: 15_000 };

export const Default: Story = {
  ...onBrowserApi({ as, path: `${to.Settings()}?section=connections` }),
  play: async ({ canvasElement }) => {
    const table = within(canvasElement);
    const meet = await table.findByRole("row", { name: /^Google Meet.* Connected/ }, soon);
    await userEvent.click(within(meet).getByRole("link", { name: /^Change Google Meet/ }));
    await table.findByRole("button", { name: "Disconnect" }, soon);
  },
};

/** Specification §8: the error is the specification's; the field says what to do. */
export const KeyRefused: Story = {
  ...onBrowserApi({ as: newcomer, path: `${to.Settings()}?section=googleMeet` }),
  play: async ({ canvasElement }) => {
    const form = within(
      await within(canvasElement).findByRole("form", { name: "Google Meet" }, soon),
    );
    await userEvent.click(form.getByRole("button", { name: "Connect Google Meet" }));
    await form.findByRole("link", { name: "Choose the key file." });
    const key = {
      type: "service_account",
      client_email: "ats@northgate.iam.gserviceaccount.com",
      private_key: "-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----\n",
    };
    await userEvent.upload(
      canvasElement.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement,
      new File([JSON.stringify(key)], "key.json", { type: "application/json" }),
    );
    await userEvent.click(form.getByRole("button", { name: "Connect Google Meet" }));
    await form.findByText("Error while saving Google Meet credentials");
    await expect(form.getByRole("textbox", { name: /^Organiser/ })).toHaveValue(newcomer);
  },
};
