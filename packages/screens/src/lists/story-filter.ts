import { userEvent, type within } from "storybook/test";

const soon = { timeout: 5_000 };

/** Narrows a list by a field with fixed values, as a user does. */
export async function addFilter(
  page: ReturnType<typeof within>,
  field: string,
  value: string,
): Promise<void> {
  await userEvent.selectOptions(
    await page.findByRole("combobox", { name: "Filter by" }, soon),
    await page.findByRole("option", { name: field }, soon),
  );
  await userEvent.selectOptions(await page.findByRole("combobox", { name: "Contains" }), value);
  await userEvent.click(await page.findByRole("button", { name: "Add filter" }));
}
