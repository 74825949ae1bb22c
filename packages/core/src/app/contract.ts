import { apiTokensContract } from "../api-tokens/contract.ts";
import { approvalChainsContract } from "../approvals/chains-contract.ts";
import { delegationsContract } from "../approvals/delegations-contract.ts";
import { auditContract } from "../audit/contract.ts";
import { applicationsContract } from "../applications/contract.ts";
import { ratingAndTagsContract } from "../applications/rating-and-tags-contract.ts";
import { neighboursContract } from "../applications/neighbours-contract.ts";
import { queueContract } from "../applications/queue-contract.ts";
import { viewingContract } from "../applications/viewing-contract.ts";
import { reasonsContract } from "../applications/reasons-contract.ts";
import { scorecardContract } from "../applications/scorecard-contract.ts";
import { transferContract } from "../applications/transfer-contract.ts";
import { addToJobContract } from "../candidates/add-to-job-contract.ts";
import { candidatesContract } from "../candidates/contract.ts";
import { candidateActivityContract } from "../candidates/activity-contract.ts";
import { countContract } from "../candidates/count-contract.ts";
import { candidateCvContract } from "../candidates/cv-contract.ts";
import { erasureContract } from "../candidates/erasure-contract.ts";
import { importContract } from "../candidates/import-contract.ts";
import { mergeContract } from "../candidates/merge-contract.ts";
import { candidateBulkContract } from "../candidates/bulk-contract.ts";
import { poolContract } from "../candidates/pool-contract.ts";
import { rediscoveryContract } from "../candidates/rediscovery-contract.ts";
import { retentionContract } from "../candidates/retention-contract.ts";
import { candidateDetailsContract } from "../candidates/details-contract.ts";
import { brandContract } from "../careers/brand-contract.ts";
import { careersContract } from "../careers/contract.ts";
import { checksContract } from "../checks/contract.ts";
import { bundleContract } from "../companies/bundle-contract.ts";
import { companiesContract } from "../companies/companies-contract.ts";
import { deletionContract } from "../companies/deletion-contract.ts";
import { disabledContract } from "../companies/disabled-contract.ts";
import { clientsContract } from "../clients/contract.ts";
import { clientSettingsContract } from "../clients/settings-contract.ts";
import { connectionsContract } from "../connections/contract.ts";
import { agenciesContract } from "../agencies/contract.ts";
import { agencyPerformanceContract } from "../agencies/performance-contract.ts";
import { agencyDisputesContract } from "../agencies/disputes-contract.ts";
import { ownershipContract } from "../agencies/ownership-contract.ts";
import { jobReleasesContract } from "../agencies/release-contract.ts";
import { agencyPortalContract } from "../agency-portal/contract.ts";
import { submissionInterviewsContract } from "../agency-portal/interviews-contract.ts";
import { submissionMessagesContract } from "../agency-portal/messages-contract.ts";
import { agencyDocumentsContract } from "../agencies/documents-contract.ts";
import { clientDocumentsContract } from "../agency-portal/documents-contract.ts";
import { agencyMessagesContract } from "../agencies/messages-contract.ts";
import { agencyJobQuestionsContract } from "../agency-portal/questions-contract.ts";
import { agencyQuestionsContract } from "../agencies/questions-contract.ts";
import { agencyPlacementsContract } from "../agency-portal/placements-contract.ts";
import { clientDisputesContract } from "../agency-portal/disputes-contract.ts";
import { agencyJobsContract } from "../agency-portal/jobs-contract.ts";
import { submissionOwnershipContract } from "../agency-portal/ownership-contract.ts";
import { agencyTermsContract } from "../agencies/terms-contract.ts";
import { placementsContract } from "../agencies/placement-contract.ts";
import { budgetsContract } from "../budgets/contract.ts";
import { costFiguresContract } from "../costs/figures-contract.ts";
import { costsContract } from "../costs/contract.ts";
import { documentsContract } from "../documents/contract.ts";
import { unsignedContract } from "../documents/unsigned-contract.ts";
import { signingContract } from "../documents/signing-contract.ts";
import { embedContract } from "../embed/contract.ts";
import { offersContract } from "../offers/contract.ts";
import { bookingContract } from "../interviews/booking-contract.ts";
import { feedContract } from "../interviews/feed-contract.ts";
import { timeOffContract } from "../interviews/time-off-contract.ts";
import { upcomingContract } from "../interviews/upcoming-contract.ts";
import { interviewsContract } from "../interviews/contract.ts";
import { channelContract } from "../jobs/channel-contract.ts";
import { jobExportContract } from "../jobs/export-contract.ts";
import { jobsContract } from "../jobs/contract.ts";
import { diversityContract } from "../careers/diversity-contract.ts";
import { jobActivityContract } from "../jobs/activity-contract.ts";
import { jobApprovalContract } from "../jobs/approval-contract.ts";
import { jobStatusContract } from "../jobs/status-contract.ts";
import { vacancyContract } from "../jobs/vacancy-contract.ts";
import { jobTemplatesContract } from "../jobs/templates-contract.ts";
import { releaseContract } from "../jobs/release-contract.ts";
import { savedViewContract } from "../lists/saved-view-contract.ts";
import { valuesContract } from "../lists/values-contract.ts";
import { mailContract } from "../mail/contract.ts";
import { messagesContract } from "../messages/contract.ts";
import { notificationsContract } from "../notifications/contract.ts";
import { notificationGroupsContract } from "../notifications/groups-contract.ts";
import { notificationSettingsContract } from "../notifications/settings-contract.ts";
import { approvalsContract } from "../approvals/contract.ts";
import { approvalPortalContract } from "../approvals/portal-contract.ts";
import { provisioningContract } from "../provisioning/contract.ts";
import { accessReviewContract } from "../roles/access-review-contract.ts";
import { rolesContract } from "../roles/contract.ts";
import { searchContract } from "../search/contract.ts";
import { sessionContract } from "../session/contract.ts";
import { supportLogContract } from "../session/support-log-contract.ts";
import { companySettingsContract } from "../settings/company-contract.ts";
import { inheritanceContract } from "../settings/inheritance-contract.ts";
import { settingsContract } from "../settings/contract.ts";
import { flagsContract } from "../settings/flags-contract.ts";
import { settingHistoryContract } from "../settings/history-contract.ts";
import { globalSettingsContract } from "../settings/global-contract.ts";
import { siftContract } from "../sift/contract.ts";
import { suggestionsContract } from "../suggestions/contract.ts";
import { templatesContract } from "../templates/contract.ts";
import { documentTemplatesContract } from "../templates/document-templates-contract.ts";
import { customFieldsContract } from "../custom-fields/contract.ts";
import { sourcesContract } from "../sources/contract.ts";
import { tagsContract } from "../tags/contract.ts";
import { accountContract } from "../users/account-contract.ts";
import { usersContract } from "../users/contract.ts";
import { invitationContract } from "../users/invitation-contract.ts";
import { userListContract } from "../users/list-contract.ts";
import { lineManagerContract } from "../users/line-manager-contract.ts";
import { leavingContract } from "../users/leaving-contract.ts";
import { profileContract } from "../users/profile-contract.ts";
import { validateContract } from "../users/validate-contract.ts";

/**
 * Every area's endpoints. Pages import the contracts they call instead of this table, to load less.
 */
export const areas = {
  session: { ...sessionContract, ...supportLogContract },
  // Paths with a fixed word come before paths with an id.
  users: {
    ...usersContract,
    ...userListContract,
    ...invitationContract,
    ...accountContract,
    ...leavingContract,
    ...lineManagerContract,
    ...profileContract,
    ...validateContract,
  },
  roles: { ...rolesContract, ...accessReviewContract },
  settings: {
    ...settingsContract,
    ...globalSettingsContract,
    ...flagsContract,
    ...companySettingsContract,
    ...inheritanceContract,
    ...settingHistoryContract,
  },
  apiTokens: apiTokensContract,
  connections: connectionsContract,
  audit: auditContract,
  provisioning: provisioningContract,
  embed: embedContract,
  mail: mailContract,
  messages: messagesContract,
  templates: { ...templatesContract, ...documentTemplatesContract },
  suggestions: suggestionsContract,
  notifications: {
    ...notificationsContract,
    ...notificationGroupsContract,
    ...notificationSettingsContract,
  },
  search: searchContract,
  approvals: {
    ...approvalsContract,
    ...approvalPortalContract,
    ...approvalChainsContract,
    ...delegationsContract,
  },
  // Paths with a fixed word come before paths with an id.
  jobs: {
    ...jobActivityContract,
    ...jobApprovalContract,
    ...diversityContract,
    ...jobStatusContract,
    ...releaseContract,
    ...channelContract,
    ...vacancyContract,
    ...jobTemplatesContract,
    ...jobsContract,
    ...jobExportContract,
  },
  careers: { ...careersContract, ...brandContract },
  applications: {
    ...applicationsContract,
    ...ratingAndTagsContract,
    ...reasonsContract,
    ...transferContract,
    ...scorecardContract,
    ...neighboursContract,
    ...queueContract,
    ...viewingContract,
  },
  sift: siftContract,
  tags: tagsContract,
  sources: sourcesContract,
  customFields: customFieldsContract,
  costs: { ...costsContract, ...costFiguresContract },
  budgets: budgetsContract,
  agencies: {
    ...agenciesContract,
    ...agencyTermsContract,
    ...jobReleasesContract,
    ...agencyQuestionsContract,
    ...agencyMessagesContract,
    ...agencyDocumentsContract,
    ...ownershipContract,
    ...agencyDisputesContract,
    ...agencyPerformanceContract,
    ...placementsContract,
  },
  agencyPortal: {
    ...agencyPortalContract,
    ...agencyJobsContract,
    ...agencyJobQuestionsContract,
    ...submissionMessagesContract,
    ...submissionInterviewsContract,
    ...clientDocumentsContract,
    ...submissionOwnershipContract,
    ...clientDisputesContract,
    ...agencyPlacementsContract,
  },
  companies: { ...companiesContract, ...bundleContract, ...deletionContract, ...disabledContract },
  candidates: {
    ...candidatesContract,
    ...countContract,
    ...candidateActivityContract,
    ...candidateDetailsContract,
    ...candidateCvContract,
    ...addToJobContract,
    ...importContract,
    ...mergeContract,
    ...poolContract,
    ...candidateBulkContract,
    ...rediscoveryContract,
    ...retentionContract,
    ...erasureContract,
  },
  lists: { ...savedViewContract, ...valuesContract },
  checks: checksContract,
  offers: offersContract,
  clients: { ...clientsContract, ...clientSettingsContract },
  documents: { ...documentsContract, ...unsignedContract, ...signingContract },
  interviews: {
    ...interviewsContract,
    ...upcomingContract,
    ...bookingContract,
    ...feedContract,
    ...timeOffContract,
  },
};

/**
 * Every endpoint by name. Candidates come last: tests generated from this order erase the sample
 * candidate.
 */
export const contract = {
  ...areas.session,
  ...areas.users,
  ...areas.roles,
  ...areas.settings,
  ...areas.apiTokens,
  ...areas.connections,
  ...areas.audit,
  ...areas.embed,
  ...areas.mail,
  ...areas.messages,
  ...areas.templates,
  ...areas.suggestions,
  ...areas.notifications,
  ...areas.search,
  ...areas.approvals,
  ...areas.jobs,
  ...areas.careers,
  ...areas.applications,
  ...areas.sift,
  ...areas.tags,
  ...areas.sources,
  ...areas.customFields,
  ...areas.costs,
  ...areas.budgets,
  ...areas.offers,
  // After offers, which end with a candidate whom an agency withdraws, and before the hiring side,
  // which records the invoice whose number an agency gives.
  ...areas.agencyPortal,
  ...areas.agencies,
  ...areas.companies,
  ...areas.lists,
  ...areas.documents,
  ...areas.interviews,
  ...areas.checks,
  ...areas.clients,
  ...areas.provisioning,
  ...areas.candidates,
};
export type EndpointName = keyof typeof contract;
