import { texts } from "../texts/texts.tsx";

export const dateRangePickerTexts = texts("ui.dateRangePicker", {
  datePresets: "Quick ranges",
  yesterday: "Yesterday",
  last7Days: "Last 7 days",
  last30Days: "Last 30 days",
  thisWeek: "This week",
  lastWeek: "Last week",
  thisMonth: "This month",
  lastMonth: "Last month",
  thisQuarter: "This quarter",
  lastQuarter: "Last quarter",
  thisYear: "This year",
  lastYear: "Last year",
  rangeReversed: "The last day is before the first",
});
