import { texts } from "../texts/texts.tsx";

export const chartTexts = texts("ui.chart", {
  showAsTable: "Show as table",
  showAsChart: "Show as chart",
  chartKeys: "Use the left and right arrow keys to read each value.",
  chartEmpty: "Nothing to show for this selection",
  chartFailed: "The chart could not be shown",
  total: "Total",
  ofPrevious: "{share} of the step before",
});
