import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { AdvertList } from "./AdvertList.tsx";

const meta = {
  title: "Careers/Vacancies",
  component: AdvertList,
  parameters: { layout: "fullscreen" },
  args: {
    company: { name: "Northgate Group" },
    records: [],
    total: 0,
    isInternal: false,
    q: "",
    page: 1,
    hrefOf: String,
    onSearch: fn(),
    onPage: fn(),
  },
} satisfies Meta<typeof AdvertList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "No vacancies at the moment" }),
    ).toBeVisible();
    await expect(await canvas.findByText("0 vacancies")).toBeVisible();
  },
};
