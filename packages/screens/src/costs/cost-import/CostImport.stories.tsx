import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent, within } from "storybook/test";
import { onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Costs/Import" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const place = { as: "admin@northgate.example", path: to.costsList() };

/** Opens the import and chooses a file. */
async function choose(canvasElement: HTMLElement, content: string) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole("button", { name: "Import" }, soon));
  const dialog = within(await screen.findByRole("dialog", { name: "Import costs" }, soon));
  const picker = document.querySelector<HTMLInputElement>("[role=dialog] input[type=file]");
  await userEvent.upload(picker as HTMLInputElement, new File([content], "accounts.csv"));
  return dialog;
}

/** Columns are guessed from their headings; what the file does not tell is asked. */
export const Mapping: Story = {
  ...onBrowserApi(place),
  play: async ({ canvasElement }) => {
    const dialog = await choose(
      canvasElement,
      "Vendor,Invoice No.,Sum,Date paid\nZeta Travel,Z-1,42.50,3/4/2026",
    );
    await dialog.findByText("Choose the columns for: Net.", {}, soon);
    await expect(dialog.getByRole("combobox", { name: /“Vendor”/ })).toHaveValue("supplier");
    const check = dialog.getByRole("button", { name: "Check 1 row" });
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: /“Sum”/ }), "Net");
    await userEvent.selectOptions(
      dialog.getByRole("combobox", { name: "Type of rows without one" }),
      "Travel",
    );
    await expect(check).toBeDisabled();
    await expect(dialog.getByText("3/4/2026 is 3 Apr 2026")).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("radio", { name: /Day first/ }));
    await userEvent.click(check);
    await dialog.findByText(/^1 row can be added/, {}, soon);
  },
};

/** Each row has its result; refused rows are saved with the reasons, to correct and import again. */
export const Results: Story = {
  ...onBrowserApi(place),
  play: async ({ canvasElement }) => {
    const dialog = await choose(
      canvasElement,
      'Type,Supplier,Net,Job number\nTravel,Zeta Travel,42.50,\nTravel,Zeta Travel,"-1,5",\nTravel,Zeta Travel,7,99999',
    );
    await userEvent.click(await dialog.findByRole("button", { name: "Check 3 rows" }, soon));
    await dialog.findByText(/^1 row can be added\. 2 rows cannot\./, {}, soon);
    await userEvent.click(dialog.getByRole("button", { name: "Add 1 row" }));
    await dialog.findByText("1 row added", {}, soon);
    await expect(dialog.getByRole("cell", { name: /no job 99999/ })).toBeInTheDocument();
    const made = spyOn(URL, "createObjectURL");
    await userEvent.click(dialog.getByRole("button", { name: "Download refused rows" }));
    const [[file] = []] = made.mock.calls;
    made.mockRestore();
    const lines = (await (file as Blob).text()).trim().split("\r\n");
    await expect(lines[0]).toBe("Line,Problem,Type,Supplier,Net,Job number");
    await expect(lines[1]).toMatch(/^3,"?Credited cost: .+,Travel,Zeta Travel,"'-1,5",$/);
    await expect(lines[2]).toMatch(/^4,.*no job 99999.*,Travel,Zeta Travel,7,99999$/);
  },
};
