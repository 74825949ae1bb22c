import { texts } from "@ats/ui/texts";

export const yourOwnershipTexts = texts("agencyPortal.ownership", {
  title: "Ownership",
  yoursUntil: {
    one: "Yours until {date} ({count} day)",
    other: "Yours until {date} ({count} days)",
  },
  lastDay: "Yours until today",
  whileYours: "Until then no other agency can submit this person to {client}.",
  expired: "No longer yours since {date}",
  others: "Other agencies can submit this person for other jobs.",
  renewalAsked: "You have asked {client} to renew this.",
  askToRenew: "Ask to renew",
  asked: "{client} is asked to renew the ownership",
  withdraw: "Withdraw the candidate…",
  withdrawTitle: "Withdraw {name}?",
  withdrawHint:
    "The candidate leaves the process for {job}, and is yours no longer by this submission. {client} is told.",
  withdrawNow: "Withdraw the candidate",
  withdrawn: "{name} is withdrawn",
  history: "History",
});
