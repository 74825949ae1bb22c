import type { SimpleFaker } from "@faker-js/faker";
import type { ApplicationStatus } from "@ats/core/applications/status";

/**
 * Recruiters' notes at each stage. They name nobody, because anonymised applications have notes
 * too.
 */
const texts: Record<Exclude<ApplicationStatus, "INCOMPLETE">, string[]> = {
  APPLIED: [
    "Left a voicemail, will try again after 4.",
    "Rang: on shift, prefers a text first.",
    "Thorough answers to the questions. One to look at early.",
    "Applied for two of our jobs, check which one suits better before inviting.",
    "CV is short but the experience is right. Asked for a fuller work history.",
    "Gap of a year explained on the phone, caring for a parent. No concern.",
  ],
  SHORTLIST: [
    "Good phone screen, 20 minutes. Calm, clear about shifts, asks the right questions.",
    "Salary expectation is at the top of the band. Manager says fine for the right person.",
    "Can only do alternate weekends. Checked with the manager: workable.",
    "Strong on paper. Would need the medication competency within probation.",
    "Lives twenty minutes away and drives. Happy to cover the second site.",
    "Manager has seen the profile and wants to meet.",
  ],
  INTERVIEW: [
    "Confirmed for interview, sent directions and which bell to ring.",
    "Asked for the questions in advance as an adjustment. Sent.",
    "Moved the interview by a day, childcare.",
    "Will bring passport and proof of address to the interview.",
    "Panel: manager and a senior. Room booked.",
  ],
  PROCESSING: [
    "References requested, one back already and glowing.",
    "DBS submitted. Certificate usually takes a week to ten days.",
    "Offer made by phone and accepted on the spot. Letter to follow.",
    "Chased the second referee.",
    "Right to work seen and copied, original passport.",
  ],
  HIRE: [
    "Start date agreed, induction on the Monday.",
    "Uniform sizes and locker sorted. Buddy named.",
    "Contract signed and back.",
  ],
  REJECTED: [
    "Rang to give feedback. Took it well and will apply again after the course.",
    "Good interview but another candidate had done exactly this job. Keep in mind for the next one.",
    "No right to work beyond March and we cannot sponsor this post.",
    "Did not give an example for any of the questions.",
  ],
  WITHDRAWN: [
    "Has taken a job closer to home.",
    "Hours do not work with school runs. Would like to hear about part-time posts.",
    "Three calls and two emails without an answer. Closing.",
    "Current employer matched our salary.",
  ],
};

export const noteFor = (
  random: SimpleFaker,
  status: Exclude<ApplicationStatus, "INCOMPLETE">,
): string => random.helpers.arrayElement(texts[status]);
