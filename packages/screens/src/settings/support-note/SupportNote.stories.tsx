import { to } from "@ats/core/navigation/routes";
import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi } from "../../app/story.tsx";
import { memoryStorage } from "../../lists/memory-storage.ts";

/** Specification §2, §3, §8: technical support's note about a company. */
const meta: Meta = { title: "Settings/Internal note" };
export default meta;
type Story = StoryObj;

const as = "support@ats.example";
const path = to.help();
const soon = { timeout: 15_000 };

async function open(canvas: HTMLElement) {
  const button = { name: "Internal note" };
  await userEvent.click(await within(canvas).findByRole("button", button, soon));
  const dialog = within(await screen.findByRole("dialog", button, soon));
  const text = await dialog.findByRole("textbox", { name: "Note" }, soon);
  return {
    dialog,
    text,
    save: () => userEvent.click(dialog.getByRole("button", { name: "Save note" })),
  };
}

/** Typed and pasted text. Pasted markup keeps its format. */
export const Default: Story = {
  name: "Specification §2: an internal note is written",
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const { text, save } = await open(canvasElement);
    await userEvent.click(text);
    await userEvent.keyboard("Rang Helen ");
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", "about <b>her CV</b>");
    text.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
    await waitFor(() => expect(text).toHaveTextContent("Rang Helen about her CV"));
    await expect(text.querySelector("strong")).toHaveTextContent("her CV");
    await save();
    await screen.findByText("Note has been updated successfully.", {}, soon);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
    const again = await open(canvasElement);
    await expect(again.text).toHaveTextContent("Rang Helen");
    await expect(
      again.dialog.getByText(
        /^Last changed by Owen Pritchard \(support@ats.example\) on \d\d-\d\d-\d{4} \d\d:\d\d UTC$/,
      ),
    ).toBeVisible();
  },
};

const storage = memoryStorage();

/** A failed save keeps the text, also over a reload. */
export const SavingFails: Story = {
  name: "Specification §8: an internal note that is not saved says so",
  ...onBrowserApi({ as, path, fail: { saveSpecificSetting: 500 }, host: { storage } }),
  play: async ({ canvasElement }) => {
    storage.clear();
    const { dialog, text, save } = await open(canvasElement);
    await userEvent.click(text);
    await userEvent.keyboard("Rang Helen");
    await save();
    await expect(await dialog.findByRole("alert", {}, soon)).toHaveTextContent(
      "Something went wrong",
    );
    await expect(text).toHaveTextContent("Rang Helen");
    await expect(Object.values({ ...keptIn(storage) })).toContainEqual(
      expect.stringContaining("Rang Helen"),
    );
  },
};

const keptIn = (kept: Storage) =>
  Object.fromEntries(
    Array.from({ length: kept.length }, (_, at) => {
      const key = kept.key(at) ?? "";
      return [key, kept.getItem(key)];
    }),
  );

const reloaded = memoryStorage();

/** An unsaved note is restored after a reload or a timed-out session. */
export const RestoredAfterReload: Story = {
  ...onBrowserApi({
    as,
    path,
    host: { storage: reloaded },
    before: async (_, id) =>
      reloaded.setItem(`ats.draft.${id}.supportNote`, JSON.stringify("<p>Half a note</p>")),
  }),
  play: async ({ canvasElement }) => {
    const { dialog, text } = await open(canvasElement);
    await expect(text).toHaveTextContent("Half a note");
    await userEvent.click(await dialog.findByRole("button", { name: "Discard changes" }));
    await expect(text).not.toHaveTextContent("Half a note");
  },
};

/** Executable markup is removed before anyone reads it. */
export const Hostile: Story = {
  ...onBrowserApi({
    as,
    path,
    before: (api) =>
      api.client.call(saveSpecificSetting, {
        body: {
          field: "ats_settings",
          property: "tech_user_note",
          value: JSON.stringify({
            user_note: `<p onclick="x()">Late<script>x()</script> <a href="javascript:x()">here</a></p>`,
          }),
        },
      }),
  }),
  play: async ({ canvasElement }) => {
    const { text } = await open(canvasElement);
    await expect(text).toHaveTextContent("Late here");
    await expect(text.querySelector("script, [onclick], [href]")).toBeNull();
  },
};
