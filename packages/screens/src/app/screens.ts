import { agencyAddRoute } from "../agencies/agency-add/route.ts";
import { agencyEditRoute } from "../agencies/agency-edit/route.ts";
import { agencyListRoute } from "../agencies/agency-list/route.ts";
import { candidateDetailsRoute } from "../agency-portal/candidate-details/route.ts";
import { agencyCandidateRoute } from "../agency-portal/candidate-list/route.ts";
import { agencyClientListRoute } from "../agency-portal/client-list/route.ts";
import { agencyJobListRoute } from "../agency-portal/job-list/route.ts";
import { submitCandidatesRoute } from "../agency-portal/submit-candidates/route.ts";
import { agencyInvitationRoute } from "../agency-portal/invitation/route.ts";
import { agencyUsersRoute } from "../agency-portal/agency-users/route.ts";
import { applicationDetailsRoute } from "../applications/application-details/route.ts";
import { applicationListRoute } from "../applications/application-list/route.ts";
import { approvalListRoute } from "../approvals/approval-list/route.ts";
import { approvalPortalRoute } from "../approvals/email-portal/route.ts";
import { vacancyApprovalRoute } from "../approvals/vacancy-approval/route.ts";
import { candidateAddRoute } from "../candidates/candidate-add/route.ts";
import { candidateEditRoute } from "../candidates/candidate-edit/route.ts";
import { candidateListRoute } from "../candidates/candidate-list/route.ts";
import { rightToWorkRoute } from "../checks/right-to-work/route.ts";
import { companyDeletionRoute } from "../companies/company-deletion/route.ts";
import { clientEditRoute } from "../clients/client-edit/route.ts";
import { clientListRoute } from "../clients/client-list/route.ts";
import { costAddRoute } from "../costs/cost-add/route.ts";
import { costEditRoute } from "../costs/cost-edit/route.ts";
import { costListRoute } from "../costs/cost-list/route.ts";
import { jobCostsRoute } from "../costs/job-costs/route.ts";
import { helpRoute } from "../help/route.ts";
import { calendarRoute } from "../interviews/calendar/route.ts";
import { jobAddRoute, jobEditRoute, vacancyFormRoute } from "../jobs/job-form/route.ts";
import { jobListRoute } from "../jobs/job-list/route.ts";
import { pageNotFoundRoute } from "../navigation/page-not-found/route.ts";
import { notificationsListRoute } from "../notifications/notifications-list/route.ts";
import { changePasswordRoute } from "../session/change-password/route.ts";
import { disabledCompanyRoute } from "../session/disabled-company/route.ts";
import { forgotPasswordRoute } from "../session/forgot-password/route.ts";
import { loginRoute } from "../session/login/route.ts";
import { logoutRoute } from "../session/logout/route.ts";
import { resetPasswordRoute } from "../session/reset-password/route.ts";
import {
  multiclientLoginRoute,
  techUserLoginRoute,
  tokenLoginRoute,
} from "../session/token-login/route.ts";
import { globalSettingsRoute } from "../settings/global-settings/route.ts";
import { settingsRoute } from "../settings/settings/route.ts";
import { templateListRoute } from "../templates/template-list/route.ts";
import { siftRoute } from "../sift/route.ts";
import { userAddRoute } from "../users/user-add/route.ts";
import { userEditRoute } from "../users/user-edit/route.ts";
import { userListRoute } from "../users/user-list/route.ts";
import type { ScreenRoute } from "./screen.ts";

/** All screens. A route without a screen shows the 404 page and is not linked. */
export const screens: readonly ScreenRoute[] = [
  jobListRoute,
  jobAddRoute,
  vacancyFormRoute,
  jobEditRoute,
  vacancyApprovalRoute,
  approvalListRoute,
  approvalPortalRoute,
  applicationListRoute,
  applicationDetailsRoute,
  siftRoute,
  candidateListRoute,
  candidateAddRoute,
  candidateEditRoute,
  rightToWorkRoute,
  agencyListRoute,
  agencyAddRoute,
  agencyEditRoute,
  agencyUsersRoute,
  agencyJobListRoute,
  agencyClientListRoute,
  agencyCandidateRoute,
  candidateDetailsRoute,
  submitCandidatesRoute,
  agencyInvitationRoute,
  costListRoute,
  costAddRoute,
  costEditRoute,
  jobCostsRoute,
  clientEditRoute,
  clientListRoute,
  calendarRoute,
  templateListRoute,
  loginRoute,
  logoutRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  changePasswordRoute,
  tokenLoginRoute,
  multiclientLoginRoute,
  techUserLoginRoute,
  disabledCompanyRoute,
  companyDeletionRoute,
  pageNotFoundRoute,
  notificationsListRoute,
  helpRoute,
  userListRoute,
  userAddRoute,
  userEditRoute,
  globalSettingsRoute,
  settingsRoute,
];
