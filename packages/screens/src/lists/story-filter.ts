import { screen, userEvent, type within } from "storybook/test";

const soon = { timeout: 5_000 };

/** Searches a list by what is typed, as a user does. */
export const searchFor = async (page: ReturnType<typeof within>, text: string): Promise<void> =>
  userEvent.type(await page.findByRole("searchbox", { name: /^Search/ }, soon), `${text}{Enter}`);

/** Narrows a list by a field with fixed values, as a user does. */
export async function addFilter(
  page: ReturnType<typeof within>,
  field: string,
  value: string,
): Promise<void> {
  await userEvent.click(await page.findByRole("button", { name: /^Filters/ }, soon));
  await userEvent.selectOptions(
    await screen.findByRole("combobox", { name: "Filter by" }, soon),
    await screen.findByRole("option", { name: field }, soon),
  );
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Contains" }), value);
  await userEvent.click(await screen.findByRole("button", { name: "Add filter" }));
}
