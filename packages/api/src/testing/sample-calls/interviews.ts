import { defaultInterviewSettings } from "@ats/core/interviews/settings";
import { interviewOf, invitationOf } from "../interview.ts";
import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export function interviewCalls({
  users,
  applications,
  interview,
  invitations,
  calendarFeed,
  timeOff,
}: TestCompanies) {
  const application = { params: { id: applications.annAsNurse.id } };
  return {
    listInterviews: { query: { from: "2026-11-23T00:00:00Z", to: "2026-11-30T00:00:00Z" } },
    listApplicationInterviews: application,
    listUpcomingInterviews: { query: { application_ids: applications.annAsNurse.id } },
    getInterviewOptions: {},
    saveInterviewSettings: { own: true, version: 0, body: defaultInterviewSettings },
    checkInterview: {
      query: {
        ...interviewOf(users).times,
        application_id: applications.annAsNurse.id,
        panel: users.manager.id,
      },
    },
    suggestInterview: application,
    getInterview: { params: { id: interview.id } },
    // Not Ann Bell: arranging an interview would end her invitations, which are answered below.
    scheduleInterview: {
      params: { id: applications.oluwaseunAsCarer.id },
      body: interviewOf(users).input,
    },
    updateInterview: {
      params: { id: interview.id },
      version: 1,
      body: { ...interviewOf(users, 12).input, reason: "The ward is short of staff." },
    },
    updateInterviewStatus: {
      params: { id: interview.id },
      version: 2,
      body: { status: "CANCELLED", reason: "The job is filled." },
    },
    listBookingInvitations: application,
    inviteSeveralToBook: {
      body: {
        ids: [applications.oluwaseunAsCarer.id],
        invitation: invitationOf(users),
      },
    },
    readCalendarFeed: { params: { secret: calendarFeed } },
    getCalendarFeed: {},
    createCalendarFeed: {},
    removeCalendarFeed: {},
    listTimeOff: { params: { id: users.recruiter.id } },
    addTimeOff: {
      params: { id: users.recruiter.id },
      body: { first_date: "2027-01-04", last_date: "2027-01-05" },
    },
    removeTimeOff: { params: { id: users.recruiter.id, time_off_id: timeOff.id } },
    withdrawBookingInvitation: { params: { id: invitations.other.id } },
    getBooking: { body: { token: invitations.open.token } },
    declineTimes: { body: { token: invitations.open.token, text: "Only after six" } },
    bookInterview: {
      body: { token: invitations.open.token, start_date_time: "2026-11-25T15:00:00Z" },
    },
  } satisfies Samples;
}
