import { approvalChainSchema } from "../approvals/chains-contract.ts";
import { askedSchema, requisitionSchema } from "../approvals/contract.ts";
import { offerInput, offerSchema } from "../offers/contract.ts";
import { storedChainSchema, storedStepSchema } from "../approvals/stored-chain.ts";
import {
  accessReviewInput,
  accessReviewSchema,
  reviewedPersonSchema,
} from "../roles/access-review.ts";
import { companySchema, newCompany } from "../companies/companies-contract.ts";
import { connectionSchema } from "../connections/contract.ts";
import { googleMeetInput, googleMeetSchema } from "../connections/google-meet.ts";
import { apiTokenDraft, apiTokenSchema } from "../api-tokens/contract.ts";
import { supportVisitSchema } from "../session/support-log-contract.ts";
import { companyFlagsSchema, flagSwitch } from "../settings/flags-contract.ts";
import { auditEventSchema } from "../audit/contract.ts";
import { activitySchema } from "../applications/activity.ts";
import {
  answerSchema,
  applicationDetailsSchema,
  applicationSchema,
  historySchema,
  noteSchema,
} from "../applications/application.ts";
import { statusChangeSchema } from "../applications/contract.ts";
import { highlightSchema, highlightSettingSchema } from "../applications/highlight.ts";
import { neighbourSchema } from "../applications/neighbours-contract.ts";
import { ownScorecard, scorecardInput, scorecardSchema } from "../applications/scorecard.ts";
import { candidateChangeSchema, candidateEventSchema } from "../candidates/activity-contract.ts";
import { importSchema } from "../candidates/candidate-import.ts";
import { candidateInput, duplicateInput, duplicatesFound } from "../candidates/candidate-input.ts";
import {
  candidateCvSchema,
  candidateDetailsSchema,
  candidateSchema,
} from "../candidates/candidate.ts";
import { historyInput } from "../candidates/history-input.ts";
import { poolSchema } from "../candidates/pool-contract.ts";
import { retentionSchema } from "../candidates/retention-contract.ts";
import { brandInput, brandLookSchema, brandSchema } from "../careers/brand.ts";
import {
  advertSummarySchema,
  applicationInput,
  savedApplicationInput,
} from "../careers/contract.ts";
import { diversityInput } from "../careers/diversity.ts";
import { checkInput } from "../checks/check-input.ts";
import { rightToWorkSchema } from "../checks/contract.ts";
import { checkSettingsSchema } from "../checks/right-to-work.ts";
import { agencySettingsSchema } from "../agencies/agency-settings.ts";
import { agencyQuestionSchema } from "../agencies/questions-contract.ts";
import { agencyMessageInput, messageToAgencyInput } from "../agency-portal/message.ts";
import { answerInput, questionInput } from "../agency-portal/question.ts";
import { agencyDocumentSchema } from "../agencies/documents-contract.ts";
import {
  interviewAnswer,
  submissionInterviewSchema,
  submissionInvitationSchema,
} from "../agency-portal/interviews-contract.ts";
import { agencyInput } from "../agencies/agency-input.ts";
import { agencyLineSchema, agencySchema } from "../agencies/contract.ts";
import { feeForecastSchema } from "../agency-portal/fee-forecast.ts";
import {
  askedContact,
  submissionDetailsSchema,
  submissionInput,
} from "../agency-portal/submission-contract.ts";
import { agencyPerformanceSchema } from "../agencies/performance-contract.ts";
import { candidateOwnershipSchema, ownershipLine } from "../agencies/ownership-contract.ts";
import {
  companyDisputeInput,
  decisionInput,
  personDisputeInput,
  statementInput,
  submissionDisputeInput,
} from "../agencies/dispute.ts";
import { disputeSchema } from "../agencies/disputes-contract.ts";
import { submissionOwnershipSchema } from "../agency-portal/ownership-contract.ts";
import { agencyTermsSchema } from "../agencies/terms-contract.ts";
import { agencyTermsInput } from "../agencies/terms-input.ts";
import { agencyJobDetailsSchema, agencyJobSchema } from "../agency-portal/jobs-contract.ts";
import { releaseInput, releaseTarget, releaseTexts } from "../agencies/release.ts";
import { jobReleaseSchema, jobReleasesSchema } from "../agencies/release-contract.ts";
import { budgetInput } from "../budgets/budget-input.ts";
import { budgetSchema } from "../budgets/contract.ts";
import { costInput } from "../costs/cost-input.ts";
import { costLineSchema } from "../costs/contract.ts";
import { costSettingsSchema } from "../costs/cost-settings.ts";
import { customFieldInput, customFieldSchema } from "../custom-fields/custom-field.ts";
import { writtenDocument } from "../documents/contract.ts";
import { envelopeSchema } from "../documents/envelope.ts";
import { signatureSchema } from "../documents/signature.ts";
import { companyDayOff, dayOffSchema } from "../interviews/days-off.ts";
import { bookingInput } from "../interviews/booking-contract.ts";
import { clientSchema } from "../clients/contract.ts";
import {
  clientDifferenceSchema,
  clientSettingSchema,
  copiedSettingSchema,
  settingsCopySchema,
} from "../clients/settings-contract.ts";
import { conflictSchema, loadSchema, shortGapSchema } from "../interviews/conflicts.ts";
import { interviewChange, interviewInput } from "../interviews/interview-input.ts";
import { briefingSchema, interviewSchema } from "../interviews/interview.ts";
import { interviewSettingsSchema, savedInterviewSettings } from "../interviews/settings.ts";
import { absenceSchema, timeOffInput } from "../interviews/time-off-contract.ts";
import { fieldChangeSchema, jobEventSchema } from "../jobs/activity-contract.ts";
import { anonymisationSettings } from "../jobs/anonymisation-settings.ts";
import { jobDetailsSchema } from "../jobs/job-details.ts";
import { jobNameSchema } from "../jobs/job-name-schema.ts";
import { jobInput } from "../jobs/job-input.ts";
import { listedJobSchema, personSchema } from "../jobs/job.ts";
import { questionSchema, scorecardAttributeSchema } from "../jobs/question.ts";
import { jobChangeSchema, jobChanges } from "../jobs/status-contract.ts";
import { jobTemplateSchema } from "../jobs/templates-contract.ts";
import { workflowNodeSchema } from "../jobs/workflow-node.ts";
import { workflowInput, workflowNodeInput, workflowSchema } from "../jobs/workflow.ts";
import { savedState } from "../lists/saved-view-contract.ts";
import { outgoingMailSchema } from "../mail/contract.ts";
import { attachmentSchema } from "../messages/attachment.ts";
import { messageSchema } from "../messages/message.ts";
import { stageMessageSchema } from "../messages/stage-message.ts";
import { digestSchema } from "../notifications/digest.ts";
import { notificationJobSchema, notificationSchema } from "../notifications/notification.ts";
import {
  scimGroupInput,
  scimGroupSchema,
  scimPatch,
  scimUserInput,
  scimUserSchema,
} from "../provisioning/scim.ts";
import { siftAnswerSchema } from "../sift/contract.ts";
import { claimRolesSchema, groupRolesSchema } from "../roles/role-settings.ts";
import { roleInput, roleSchema } from "../roles/role.ts";
import { viewingSchema } from "../roles/viewing.ts";
import { bundleJob } from "../companies/bundle-contract.ts";
import { deletionRequest, inventory, legalHold } from "../companies/deletion-contract.ts";
import { applicationHitSchema, jobHitSchema } from "../search/contract.ts";
import { captchaChallengeSchema, captchaTaskSchema } from "../session/captcha-contract.ts";
import { credentials } from "../session/credentials.ts";
import { sessionSchema } from "../session/sessions-contract.ts";
import { accessibleClientSchema } from "../session/switching-contract.ts";
import { announcementDraft, announcementSchema } from "../settings/announcement.ts";
import { careersFrameSettings, iframeSettings } from "../settings/embedding.ts";
import { environmentBanner, environmentVersion } from "../settings/global-contract.ts";
import { companyDetails } from "../settings/company-details.ts";
import { authorshipSchema, inheritanceSchema } from "../settings/inheritance-contract.ts";
import { seoSettings } from "../settings/seo.ts";
import { settingChangeSchema } from "../settings/history-contract.ts";
import { specificSetting } from "../settings/specific-settings.ts";
import { techUserNoteSchema } from "../settings/tech-user-note.ts";
import {
  stageTemplate,
  templateChoice,
  templateInput,
  templateSchema,
  triggerNode,
} from "../templates/template.ts";
import { colleagueSchema, invitationInput, listedUserSchema } from "../users/account.ts";
import { dutiesSchema } from "../users/duties.ts";
import { notificationChoices } from "../users/profile-contract.ts";
import { profileSchema, userInput } from "../users/profile.ts";
import { atsSettingsSchema, userSchema } from "../users/user.ts";

/** Schemas that the API description names. A name comes from the export: `jobDetailsSchema` is JobDetails. */
export const namedSchemas = {
  approvalChainSchema,
  storedChainSchema,
  storedStepSchema,
  absenceSchema,
  accessibleClientSchema,
  activitySchema,
  advertSummarySchema,
  announcementDraft,
  announcementSchema,
  anonymisationSettings,
  answerSchema,
  apiTokenDraft,
  apiTokenSchema,
  applicationDetailsSchema,
  applicationHitSchema,
  applicationInput,
  applicationSchema,
  atsSettingsSchema,
  attachmentSchema,
  auditEventSchema,
  authorshipSchema,
  bookingInput,
  brandInput,
  brandLookSchema,
  brandSchema,
  briefingSchema,
  candidateChangeSchema,
  candidateCvSchema,
  candidateDetailsSchema,
  candidateEventSchema,
  candidateInput,
  candidateSchema,
  captchaChallengeSchema,
  captchaTaskSchema,
  careersFrameSettings,
  checkInput,
  checkSettingsSchema,
  clientDifferenceSchema,
  clientSchema,
  clientSettingSchema,
  colleagueSchema,
  companyDayOff,
  companyDetails,
  companyFlagsSchema,
  conflictSchema,
  copiedSettingSchema,
  credentials,
  budgetInput,
  budgetSchema,
  agencyDocumentSchema,
  agencyInput,
  interviewAnswer,
  submissionInterviewSchema,
  submissionInvitationSchema,
  agencyMessageInput,
  agencyQuestionSchema,
  agencySettingsSchema,
  answerInput,
  messageToAgencyInput,
  questionInput,
  agencyLineSchema,
  agencySchema,
  agencyTermsSchema,
  agencyPerformanceSchema,
  candidateOwnershipSchema,
  ownershipLine,
  submissionOwnershipSchema,
  companyDisputeInput,
  decisionInput,
  disputeSchema,
  personDisputeInput,
  statementInput,
  submissionDisputeInput,
  agencyTermsInput,
  submissionInput,
  askedContact,
  feeForecastSchema,
  submissionDetailsSchema,
  agencyJobDetailsSchema,
  agencyJobSchema,
  jobReleaseSchema,
  jobReleasesSchema,
  releaseInput,
  releaseTarget,
  releaseTexts,
  costInput,
  costLineSchema,
  costSettingsSchema,
  customFieldInput,
  customFieldSchema,
  dayOffSchema,
  digestSchema,
  diversityInput,
  duplicateInput,
  duplicatesFound,
  dutiesSchema,
  envelopeSchema,
  fieldChangeSchema,
  flagSwitch,
  claimRolesSchema,
  groupRolesSchema,
  highlightSchema,
  highlightSettingSchema,
  historyInput,
  historySchema,
  iframeSettings,
  importSchema,
  inheritanceSchema,
  interviewChange,
  interviewInput,
  interviewSchema,
  interviewSettingsSchema,
  invitationInput,
  jobChangeSchema,
  jobChanges,
  jobDetailsSchema,
  jobNameSchema,
  jobEventSchema,
  jobHitSchema,
  jobInput,
  jobTemplateSchema,
  listedJobSchema,
  listedUserSchema,
  loadSchema,
  messageSchema,
  neighbourSchema,
  noteSchema,
  notificationChoices,
  notificationJobSchema,
  notificationSchema,
  outgoingMailSchema,
  ownScorecard,
  personSchema,
  poolSchema,
  profileSchema,
  questionSchema,
  retentionSchema,
  rightToWorkSchema,
  roleInput,
  roleSchema,
  viewingSchema,
  bundleJob,
  deletionRequest,
  environmentBanner,
  environmentVersion,
  connectionSchema,
  googleMeetInput,
  googleMeetSchema,
  accessReviewInput,
  accessReviewSchema,
  reviewedPersonSchema,
  companySchema,
  newCompany,
  inventory,
  legalHold,
  askedSchema,
  requisitionSchema,
  offerInput,
  offerSchema,
  savedApplicationInput,
  savedInterviewSettings,
  savedState,
  scorecardAttributeSchema,
  scorecardInput,
  scorecardSchema,
  scimGroupInput,
  scimGroupSchema,
  scimPatch,
  scimUserInput,
  scimUserSchema,
  seoSettings,
  sessionSchema,
  settingChangeSchema,
  settingsCopySchema,
  shortGapSchema,
  siftAnswerSchema,
  signatureSchema,
  specificSetting,
  stageMessageSchema,
  stageTemplate,
  statusChangeSchema,
  supportVisitSchema,
  techUserNoteSchema,
  templateChoice,
  templateInput,
  templateSchema,
  timeOffInput,
  triggerNode,
  userInput,
  userSchema,
  workflowInput,
  workflowNodeInput,
  workflowNodeSchema,
  workflowSchema,
  writtenDocument,
};
