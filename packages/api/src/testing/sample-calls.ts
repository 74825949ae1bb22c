import { contract, type EndpointName } from "@ats/core/contract/contract";
import { type Endpoint, fillPath, isFeature, type Method } from "@ats/core/contract/endpoint";
import { toSearch } from "@ats/core/contract/client";
import { exitReasons } from "@ats/core/applications/status";
import { opens } from "@ats/core/rights/access";
import { usualInterviewSettings } from "@ats/core/interviews/settings";
import { type Role, rightsOf } from "@ats/core/rights/rights";
import { entityTag, idempotencyKeyHeader, ifMatchHeader } from "@ats/core/contract/write-headers";
import { codeAt, secretOf } from "../session/authenticator.ts";
import { type TestCompanies, testEnrolment, testMailedCode, testSigning } from "./companies.ts";
import { vacancy } from "./vacancy.ts";
import { testCv, testNow, testPassword, testPhoto } from "./records.ts";

interface Sample {
  /** What an edit began from. */
  version?: number;
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Who may make it, where the endpoint's access does not say. */
  by?: keyof TestCompanies["users"];
  /** It is about the caller alone: a user of another company may make the same call, or is answered so. */
  own?: true | 400 | 409;
}

/** For each endpoint a call that somebody of Northgate Group, or else technical support, may make. */
export function sampleCalls({
  users,
  jobs,
  applications,
  candidates,
  candidateCv,
  candidateImports,
  savedViews,
  talentPool,
  notification,
  jobTemplate,
  envelopes,
  interview,
  invitations,
  message,
  template,
  calendarFeed,
  checkCopies,
  passwordLink,
  switchToken,
  session_id,
}: TestCompanies): Record<EndpointName, Sample> {
  const { email, id } = users.recruiter;
  const application = { params: { id: applications.annAsNurse.id } };
  const imported = { params: { id: candidateImports.first } };
  const pool = { params: { id: talentPool } };
  const candidate = { params: { id: candidates.ann.id } };
  return {
    validateEmail: { body: { email } },
    validateCredentials: { body: { email, password: testPassword } },
    login: { body: { email, password: testPassword } },
    logout: {},
    extendSession: {},
    getCaptcha: {},
    forgotPassword: { body: { email } },
    resetPasswordLink: { body: { token: passwordLink } },
    resetPassword: { body: { token: passwordLink, password: "harbour teaspoon gravel" } },
    changePassword: {
      body: {
        email: users.careful.email,
        old_password: testPassword,
        new_password: "harbour teaspoon gravel",
      },
    },
    beginOrganisationSignIn: {},
    finishOrganisationSignIn: {
      body: { code: "c", state: "s", nonce: "n", code_verifier: "v" },
    },
    validatePassword: { own: true, body: { password: testPassword } },
    listAccessibleClients: { body: { email, password: testPassword } },
    getOneTimeToken: { params: { id: users.recruiter.company_id } },
    loginWithToken: { body: { token: switchToken } },
    sendMailedCode: { body: { email: users.mfa.email, password: testPassword } },
    verifyMailedCode: {
      body: { email: users.mfa.email, password: testPassword, otp: testMailedCode },
    },
    getMfa: {},
    enrolMfa: { own: true, body: { password: testPassword } },
    enableMfa: {
      own: 400,
      body: { token: testEnrolment, otp: codeAt(secretOf(testEnrolment), testNow) },
    },
    renewRecoveryCodes: { own: 409, body: { password: testPassword } },
    disableMfa: { own: true, body: { password: testPassword } },
    disableUserMfa: { params: { userId: users.mfa.id }, body: { password: testPassword } },
    listSessions: {},
    endSession: { by: "admin", params: { id: session_id } },
    endOtherSessions: {},
    getUser: { params: { id } },
    updateUser: {
      params: { id },
      body: { first_name: "Thomas", last_name: "Ashdown", telephone: "+447400123456" },
      version: 1,
    },
    savePhoto: { params: { id }, body: testPhoto() },
    getPhoto: { params: { id } },
    removePhoto: { params: { id } },
    saveNotificationChoices: {
      own: true,
      body: { sendNotification: true, notification_sound: false },
    },
    listSupportCompanies: { query: { q: "riverside" } },
    openSupportSession: {
      body: { company: users.riverside.company_id, reason: "A CV does not open." },
    },
    getUserSettings: { params: { id } },
    getEnvironment: {},
    health: {},
    getGlobalSettings: {},
    saveGlobalSettings: {
      body: { settings: { announcement: { enabled: true, message: "Closed on Sunday." } } },
    },
    dismissAnnouncement: { body: { announcement_id: crypto.randomUUID() }, own: true },
    saveSpecificSetting: {
      body: {
        field: "ats_settings",
        property: "tech_user_note",
        value: JSON.stringify({ user_note: "<p>Rang Helen.</p>" }),
      },
      by: "support",
    },
    listOutgoingMail: {},
    listMessages: application,
    getMergeValues: application,
    sendEmails: {
      body: {
        application_ids: [applications.annAsNurse.id],
        template_id: template.id,
        send_at: null,
        from: { email },
        to: [{ email: "{{candidate.email}}", status: true }],
        cc: [],
        bcc: [],
        subject: "Your interview",
        body: "<p>Dear {{candidate.first_name}}</p>",
      },
    },
    sendTexts: {
      body: {
        application_ids: [applications.annAsNurse.id],
        template_id: null,
        send_at: null,
        text: "See you at 10.",
      },
    },
    listTemplates: {},
    createTemplate: { own: true, body: newTemplate },
    updateTemplate: {
      params: { id: template.id },
      body: { ...newTemplate, name: "Thank you" },
      version: 1,
    },
    removeTemplate: { params: { id: template.id } },
    cancelMessages: { body: { ids: [message.id] } },
    retryMessages: { body: { ids: [message.id] } },
    makeSuggestion: {
      body: { title: "Print labels", text: "For interview days." },
      own: true,
    },
    listNotifications: { params: { channelId: id } },
    readNotifications: { body: { ids: [notification.id] } },
    readAllNotifications: { params: { id } },
    globalSearch: { query: { m: "APPLICATIONS", q: "ann" } },
    listJobs: {},
    getJobSuggestions: {},
    getJob: { params: { id: jobs.nurse.id } },
    createJob: { body: vacancy(users) },
    updateJobStatus: {
      body: { jobs: [{ id: jobs.nurse.id, version: 1 }], status: "ON_HOLD" },
    },
    releaseJobs: {
      body: { jobs: [{ id: jobs.carer.id, version: 1 }], is_released: false },
    },
    countUnviewedOfJobs: { query: { id: [jobs.nurse.id] }, own: true },
    undoJobStatus: { body: { jobs: [{ id: jobs.nurse.id, version: 2 }] } },
    updateJob: {
      params: { id: jobs.carer.id },
      version: 1,
      body: { ...vacancy(users), anonymised: true },
    },
    duplicateJob: { params: { id: jobs.nurse.id } },
    listWorkflows: {},
    listJobTemplates: {},
    createJobTemplate: { own: true, body: { name: "Nurse", job: vacancy(users) } },
    removeJobTemplate: { params: { id: jobTemplate.id } },
    listAdverts: { params: { company: "northgate-group" } },
    getAdvert: { params: { company: "northgate-group", job_number: 1001 } },
    uploadFile: { params: { company: "northgate-group", job_number: 1001 }, body: testCv() },
    apply: {
      params: { company: "northgate-group", job_number: 1001 },
      body: {
        app_uuid: "6f1f3a5e-7d1c-4a53-9a38-0d7ea1b0c003",
        first_name: "Grace",
        last_name: "Lister",
        email: "grace.lister@mail.example",
        contact_mobile_number: "+447700900123",
        city: "Leeds",
        postcode: "LS6 2AB",
        cv: null,
        answers: [],
        consent: true,
        diversity: {},
      },
    },
    createWorkflow: {
      own: true,
      body: {
        name: "Two talks",
        nodes: [
          { name: "New", status: "APPLIED" },
          { name: "First talk", status: "INTERVIEW" },
        ],
      },
    },
    listApplications: { params: { id: jobs.nurse.id } },
    getApplication: application,
    getApplicationCv: application,
    updateApplicationStatus: {
      body: { ids: [applications.annAsNurse.id], status: "SHORTLIST" },
    },
    listNotes: application,
    addNote: { ...application, body: { text: "Rang her on Tuesday." } },
    listActivity: application,
    rateApplication: { ...application, body: { rating: 4, before: null } },
    tagApplications: { body: { ids: [applications.annAsNurse.id], add: ["Driver"] } },
    listExitReasons: {},
    saveExitReasons: {
      body: { status: "WITHDRAWN", before: exitReasons.WITHDRAWN, labels: exitReasons.WITHDRAWN },
      own: true,
    },
    transferApplications: {
      body: { ids: [applications.oluwaseunAsCarer.id], job_id: jobs.nurse.id },
    },
    getScorecards: application,
    submitScorecard: { ...application, body: { ratings: [], decision: "YES", comment: "" } },
    viewApplication: application,
    revealApplication: { ...application, body: { reason: "To offer an adjustment." } },
    countUnviewed: { params: { id: jobs.nurse.id } },
    exportApplications: { params: { id: jobs.nurse.id } },
    getDecisionRecord: application,
    listTags: {},
    listCandidates: {},
    getCandidate: candidate,
    addCandidate: { body: newCandidate, own: true },
    updateCandidate: { ...candidate, body: newCandidate, version: 1 },
    findDuplicates: { body: newCandidate, own: true },
    saveCandidateCv: { ...candidate, query: { name: "Ann.docx" }, body: testCv() },
    getCandidateCv: { params: { id: candidates.ann.id, cv: candidateCv.id } },
    addImport: {
      query: { name: "people.csv" },
      body: new File(["Forename,Surname,Email\nNora,Finch,nora@mail.example"], "people.csv"),
      own: true,
    },
    checkImport: { ...imported, body: { mapping: ["first_name", "last_name", "email"], from: 0 } },
    finishImport: imported,
    cancelImport: { params: { id: candidateImports.second } },
    listDuplicates: {},
    keepApart: { body: { ids: [candidates.ann.id, candidates.oluwaseun.id] } },
    // The sample above has saved Ann once; the one below undoes the first merge there is.
    mergeCandidates: {
      params: { id: candidates.oluwaseun.id },
      version: 1,
      body: { other: candidates.ann.id, other_version: 2, take: ["city"] },
    },
    undoMerge: { params: { id: 1 } },
    listPools: {},
    addPool: { body: { name: "Weekend carers" }, own: true },
    changePool: { ...pool, body: { name: "Nurses for nights", is_archived: false }, version: 1 },
    changePoolMembers: { ...pool, body: { ids: [candidates.ann.id], is_member: true } },
    rediscoverCandidates: { params: { id: jobs.nurse.id } },
    getRetention: {},
    saveRetention: { body: { is_on: true, months: 18 }, version: 0, own: true },
    listRetained: {},
    holdCandidate: {
      ...candidate,
      body: { legal_hold: true, reason: "A claim is pending." },
    },
    readCv: { query: { name: "Nora Finch.pdf" }, body: testCv("Nora Finch"), own: true },
    eraseCandidate: {
      params: { id: candidates.oluwaseun.id },
      body: { reason: "The person asked for it" },
    },
    exportCandidate: candidate,
    listErasures: {},
    listInterviews: { query: { from: "2026-11-23T00:00:00Z", to: "2026-11-30T00:00:00Z" } },
    listApplicationInterviews: application,
    getInterviewOptions: {},
    saveInterviewSettings: { own: true, version: 0, body: usualInterviewSettings },
    checkInterview: {
      query: {
        ...interviewOf(users).times,
        application_id: applications.annAsNurse.id,
        panel: users.manager.id,
      },
    },
    getInterview: { params: { id: interview.id } },
    scheduleInterview: { ...application, body: interviewOf(users).input },
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
    inviteToBook: {
      ...application,
      body: {
        title: "A talk",
        type: "PHONE",
        room: "",
        video_link: "",
        panel: [users.admin.id],
        questions: "",
        minutes: 30,
        first_date: "2026-11-26",
        last_date: "2026-11-27",
      },
    },
    readCalendarFeed: { params: { secret: calendarFeed } },
    getCalendarFeed: {},
    createCalendarFeed: {},
    removeCalendarFeed: {},
    withdrawBookingInvitation: { params: { id: invitations.other.id } },
    getBooking: { body: { token: invitations.open.token } },
    bookInterview: {
      body: { token: invitations.open.token, start_date_time: "2026-11-25T15:00:00Z" },
    },
    listSavedViews: {},
    saveView: { body: savedView, own: true },
    removeSavedView: { params: { id: savedViews.nights } },
    removeCandidateCv: { params: { id: candidates.ann.id, cv: candidateCv.id } },
    listEnvelopes: application,
    writeEnvelope: { ...application, body: offer },
    uploadEnvelope: {
      ...application,
      query: { kind: "CONTRACT", title: "Contract" },
      body: testCv(),
    },
    updateEnvelope: { params: { id: envelopes.draft }, body: offer, version: 1 },
    removeEnvelope: { params: { id: envelopes.draftToRemove } },
    sendEnvelope: { params: { id: envelopes.draftToSend }, body: { days: 14 }, version: 1 },
    remindEnvelope: { params: { id: envelopes.waiting } },
    withdrawEnvelope: {
      params: { id: envelopes.waiting },
      body: { reason: "The salary was wrong." },
      version: 1,
    },
    getEnvelopeFile: { params: { id: envelopes.waiting } },
    getRightToWork: application,
    listFollowUps: {},
    sendEvidence: { ...application, query: { name: "Passport.pdf" }, body: testCv() },
    recordCheck: {
      ...application,
      body: {
        route: "MANUAL",
        list: "A",
        documents: ["British passport"],
        checked_date: "2026-11-20",
        permission_date: null,
        share_code: null,
        provider: "",
        restrictions: "",
        likeness_confirmed: true,
        evidence: [checkCopies.first],
      },
    },
    saveEmployment: {
      params: { id: applications.annAsCarer.id },
      body: { start_date: "2026-12-01", end_date: null },
      version: 0,
    },
    getEvidence: { params: { file: checkCopies.second } },
    getCheckSettings: { own: true },
    saveCheckSettings: {
      own: true,
      body: { notice_months: 6, due_days: 56, kept_months: 24, unhired_days: 30 },
      version: 0,
    },
    openSigning: { body: { token: testSigning.first } },
    getSigningDocument: { body: { token: testSigning.first } },
    signDocument: {
      body: {
        token: testSigning.first,
        signature: { type: "typed", text: "Ann Bell" },
        confirmed: true,
      },
    },
    declineDocument: { body: { token: testSigning.second, reason: "The hours do not suit me." } },
  };
}

/** An interview by the hiring manager, on a Wednesday at that hour. */
export const interviewOf = ({ manager }: TestCompanies["users"], hour = 10) => {
  const times = {
    start_date_time: `2026-11-25T${hour}:00:00Z`,
    end_date_time: `2026-11-25T${hour + 1}:00:00Z`,
    time_zone: "Europe/London",
  };
  const input = {
    ...times,
    title: "Second interview",
    type: "VIDEO",
    room: "",
    video_link: "https://meet.example/second",
    panel: [manager.id],
    questions: "Why nights?",
    adjustments: "A quiet room.",
  } as const;
  return { times, input: { ...input, panel: [...input.panel] } };
};

const newTemplate = {
  kind: "email",
  name: "Not this time",
  subject: "Your application",
  body: "<p>Dear {{candidate.first_name}}</p>",
  brand_name: null,
  stage: "REJECTED",
  delay_minutes: 1440,
};

const savedView = {
  list: "candidates",
  name: "Drivers",
  state: { filter: "all", sc: "name", so: "asc", search: [{ field: "cv", term: "forklift" }] },
};

const offer = { kind: "OFFER", title: "Offer", text: "<p>We offer you the post.</p>" };

const newCandidate = {
  first_name: "Nora",
  last_name: "Finch",
  email: "nora.finch@mail.example",
  contact_mobile_number: "+447700900456",
  city: "Hull",
  postcode: "HU1 2AA",
  current_jobtitle: "Team leader",
  current_employer: "Harbour View",
};

/** Email of who may make the sample call: a recruiter where that is enough. */
export function callerOf(name: EndpointName, companies: TestCompanies): string {
  const { access }: Endpoint = contract[name];
  const { by } = sampleCalls(companies)[name];
  const mayCall = (role: Role) => {
    const rights = rightsOf[role];
    return isFeature(access)
      ? opens(access, { company_type: "ATS", role, rights })
      : access === "public" || access === "session" || rights.includes(access);
  };
  const { users } = companies;
  if (by) return users[by].email;
  if (mayCall("Recruiter user")) return users.recruiter.email;
  return mayCall("Recruiter admin user") ? users.admin.email : users.support.email;
}

/** A call as path and options of a request. */
export function requestFor(
  name: EndpointName,
  { params, query, body, version }: Sample = {},
): [path: string, init: { method: Method; body?: string | Blob; headers: Record<string, string> }] {
  const { method, path, idempotent }: Endpoint = contract[name];
  const search = toSearch(query);
  return [
    fillPath(path, params) + (search && `?${search}`),
    {
      method,
      headers: {
        ...(version !== undefined && { [ifMatchHeader]: entityTag(version) }),
        ...(idempotent && { [idempotencyKeyHeader]: crypto.randomUUID() }),
      },
      ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
    },
  ];
}

export const endpointNames = Object.keys(contract) as EndpointName[];
export const endpointOf = (name: EndpointName): Endpoint => contract[name];
