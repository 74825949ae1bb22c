import { applicationToggles } from "@ats/core/applications/list-columns";
import { applicationFilters } from "@ats/core/applications/status";
import { texts } from "@ats/ui/texts";

export const applicationsTexts = texts("applications", {
  count: { one: "{count} application", other: "{count} applications" },
  ratingNotSaved: "The rating of {applicant} was not saved",
  notTagged: "{applicants} could not be tagged",
  tagged: "{applicants} tagged",
  tagsNotSaved: "The tags of {applicants} were not saved",
  notMoved: {
    one: "{applicants} was not moved to {stage}",
    other: "{applicants} were not moved to {stage}",
  },
  nobodyMoved: "Nobody was moved to {stage}",
  otherRefused: "And {count} more.",
  knockOutAnswers: { one: "Knock-out answer", other: "{count} knock-out answers" },
  moveTo: "Move to",
  anotherJob: "Another job…",
  endApplication: "End the application",
  moveApplicantsTo: "Move {applicants} to",
  reject: "Reject",
  rejectApplicants: "Reject {applicants}",
  withdraw: "Withdraw",
  asksReason: "{move}…",
});

export const filterTexts = texts("applications.filters", applicationFilters);

export const searchFieldTexts = texts("applications.searchFields", {
  q: "Name or anything",
  first_name: "First name",
  last_name: "Last name",
  email: "Email",
  source: "Source",
  postcode: "Postcode",
  status: "Status",
  candidate_number: "Candidate number",
  tag: "Tag",
  mark: "Show only",
  rating_from: "Rating from",
  score_from: "Score from",
  created_date_time: "Applied",
  status_date_time: "In stage since",
});

export const starTexts = texts("applications.stars", {
  stars: { one: "{count} star", other: "{count} stars" },
});

export const toggleTexts = texts("applications.toggles", applicationToggles);
