import type { PerformanceMonths } from "@ats/core/agencies/performance-contract";
import { texts } from "@ats/ui/texts";

export const performanceTexts = texts("agencies.performance", {
  title: "Performance",
  period: "Submitted in",
  submitted: "Submitted",
  shortlisted: "Shortlisted",
  interviewed: "Interviewed",
  hired: "Hired",
  daysToShortlist: "Days to shortlist",
  daysToHire: "Days to hire",
  feedbackInTime: "Answered in time",
  feedbackNote: {
    one: "Of {due} to be answered within {count} day",
    other: "Of {due} to be answered within {count} days",
  },
  feedbackNone: "None to be answered yet",
  rebates: "Rebates claimed",
  orFurther: "Or further",
  median: "Median",
  lastYear: "Last 12 months",
  lineSubmitted: "{count} submitted",
  lineReached: "{interviewed} interviewed, {hired} hired",
});

export const performancePeriodTexts = texts("agencies.performancePeriods", {
  3: "The last 3 months",
  12: "The last 12 months",
  36: "The last 3 years",
} satisfies Record<PerformanceMonths, string>);
