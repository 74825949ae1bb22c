import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { Chart } from "./Chart.tsx";

const meta = {
  title: "Data/Chart",
  component: Chart,
  args: {
    kind: "bar",
    title: "Applications by month",
    summary: "Applications doubled from October to March.",
    categoryLabel: "Month",
    series: ["Applications"],
    rows: [
      { label: "Oct", values: [212], href: "#oct" },
      { label: "Nov", values: [240], href: "#nov" },
      { label: "Dec", values: [168], href: "#dec" },
      { label: "Jan", values: [302], href: "#jan" },
      { label: "Feb", values: [355], href: "#feb" },
      { label: "Mar", values: [431], href: "#mar" },
    ],
  },
} satisfies Meta<typeof Chart>;
export default meta;

type Story = StoryObj<typeof meta>;

const drawn = (canvas: ReturnType<typeof within>) =>
  canvas.findByRole("application", undefined, { timeout: 10_000 });

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await drawn(canvas);
    await expect(canvas.getByRole("figure", { name: "Applications by month" })).toBeVisible();
    // Screen readers get the table even while it is hidden.
    await expect(canvas.getByRole("table", { name: "Applications by month" })).toBeInTheDocument();
    await expect(canvas.queryByRole("link")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    const march = canvas.getByRole("row", { name: "Mar 431" });
    await expect(within(march).getByRole("link", { name: "Mar" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show as chart" }));
    await drawn(canvas);
  },
};

/** The arrow keys move from value to value. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawing = await drawn(canvas);
    await userEvent.tab();
    await userEvent.tab();
    await expect(drawing).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("NovApplications240"));
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("OctApplications212"));
  },
};

const perStage = {
  series: ["Referral", "Job board", "Careers page", "Agency"],
  rows: [
    { label: "Applied", values: [42, 310, 180, 25] },
    { label: "Shortlist", values: [28, 96, 71, 17] },
    { label: "Interview", values: [19, 41, 30, 9] },
    { label: "Offer", values: [9, 12, 10, 3] },
  ],
  title: "Applications by stage and source",
  summary: "Job boards bring the most; referrals come furthest.",
  categoryLabel: "Stage",
};

export const Grouped: Story = {
  args: perStage,
  play: async ({ canvas }) => void (await drawn(canvas)),
};
export const Stacked: Story = {
  args: { ...perStage, isStacked: true },
  play: async ({ canvas }) => void (await drawn(canvas)),
};
/** Horizontal bars leave room for long names. */
export const Horizontal: Story = {
  args: {
    title: "Reasons for withdrawing",
    summary: "Pay is the reason in four of ten.",
    categoryLabel: "Reason",
    series: ["Candidates"],
    orientation: "horizontal",
    rows: [
      { label: "Salary", values: [41] },
      { label: "Another offer", values: [27] },
      { label: "Distance", values: [18] },
      { label: "Took too long", values: [14] },
    ],
  },
  play: async ({ canvas }) => void (await drawn(canvas)),
};
export const Line: Story = {
  args: {
    kind: "line",
    title: "Days to hire",
    summary: "Leeds came down by a week, London did not.",
    categoryLabel: "Month",
    series: ["Leeds", "London", "Manchester"],
    format: { unit: "day" },
    rows: [
      { label: "Oct", values: [38, 41, 35] },
      { label: "Nov", values: [37, 42, null] },
      { label: "Dec", values: [39, 45, 36] },
      { label: "Jan", values: [34, 43, 33] },
      { label: "Feb", values: [32, 40, 34] },
      { label: "Mar", values: [31, 42, 30] },
    ],
  },
  play: async ({ canvas }) => void (await drawn(canvas)),
};
export const Funnel: Story = {
  args: {
    kind: "funnel",
    title: "From application to hire",
    summary: "One in 33 applications becomes a hire; most are lost before the shortlist.",
    categoryLabel: "Stage",
    series: ["Candidates"],
    rows: [
      { label: "Applied", values: [557] },
      { label: "Shortlist", values: [212] },
      { label: "Interview", values: [99] },
      { label: "Offer", values: [34] },
      { label: "Hire", values: [17] },
    ],
  },
  play: async ({ canvas }) => {
    await drawn(canvas);
    await expect(
      canvas.getByRole("row", { name: "Shortlist 212 38.1% of the step before" }),
    ).toBeInTheDocument();
  },
};
export const Donut: Story = {
  args: {
    kind: "donut",
    title: "Hires by source",
    summary: "Two of five hires came from referrals.",
    categoryLabel: "Source",
    series: ["Hires"],
    rows: [
      { label: "Referral", values: [34] },
      { label: "Job board", values: [22] },
      { label: "Careers page", values: [17] },
      { label: "Agency", values: [12] },
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText("85")).toHaveLength(2), { timeout: 10_000 });
    await expect(canvas.getByRole("row", { name: "Referral 34 40%" })).toBeInTheDocument();
  },
};
export const Money: Story = {
  args: {
    title: "Cost per hire",
    summary: "March was the most expensive month.",
    series: ["Advert", "Agency"],
    isStacked: true,
    format: { currency: "GBP" },
    rows: [
      { label: "Jan", values: [240000, 410000] },
      { label: "Feb", values: [260000, 350050] },
      { label: "Mar", values: [310000, 620000] },
    ],
  },
  play: async ({ canvas }) => {
    await drawn(canvas);
    await expect(canvas.getByRole("row", { name: "Feb £2,600 £3,500.50" })).toBeInTheDocument();
  },
};
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading");
  },
};
export const Empty: Story = {
  args: { rows: [], emptyText: "No applications in this period" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No applications in this period")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const Failed: Story = {
  args: { errorMessage: "The report took too long.", onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("The report took too long.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
