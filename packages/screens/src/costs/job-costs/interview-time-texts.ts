import { texts } from "@ats/ui/texts";

export const interviewTimeTexts = texts("costs.interviewTime", {
  title: "Interview time",
  sum: {
    one: "{amount} for {count} interview",
    other: "{amount} for {count} interviews",
  },
  none: "No interview has taken place yet.",
  hint: "Planned time of everyone on the panel, by the hourly rates in Settings. It is not among the costs above.",
  role: "Role",
  interviewers: "Interviewers",
  people: { one: "{count} person", other: "{count} people" },
  time: "Time",
  noRate: "No hourly rate: not counted",
});
