import type { Text } from "@ats/ui/texts";
import { agencySettingsTexts } from "../../agencies/settings-texts.ts";
import { standInTexts } from "../../approvals/stand-in-texts.ts";
import { approvalsTexts } from "../../approvals/texts.ts";
import { highlightTexts } from "../../applications/highlight-texts.ts";
import { reasonsTexts } from "../../applications/reasons-texts.ts";
import { candidatesTexts } from "../../candidates/texts.ts";
import { brandTexts } from "../../careers/brand-texts.ts";
import { diversitySettingTexts } from "../../careers/diversity-setting-texts.ts";
import { settingsTexts as checkTexts } from "../../checks/settings-texts.ts";
import { connectionTexts, googleMeetTexts } from "../../connections/texts.ts";
import { costSettingsTexts } from "../../costs/settings-texts.ts";
import { customFieldSettingTexts } from "../../custom-fields/texts.ts";
import { interviewSettingsTexts } from "../../interviews/settings-texts.ts";
import { anonymisationTexts, publishingTexts } from "../../jobs/settings-texts.ts";
import { workflowTexts } from "../../jobs/workflow-texts.ts";
import { notificationSettingsTexts } from "../../notifications/settings-texts.ts";
import { provisioningTexts } from "../../provisioning/texts.ts";
import { sourceSettingTexts } from "../../sources/texts.ts";
import { tagSettingTexts } from "../../tags/texts.ts";
import { templatesSectionTexts } from "../../templates/section-texts.ts";
import { companyTexts, seoTexts } from "./company-texts.ts";
import { embeddingTexts } from "./embedding-texts.ts";
import type { SettingsSection } from "./route.ts";
import { settingsTexts } from "./texts.ts";

/** Fields that a search finds by their label or by other words for them. */
export const settingsIndex: Partial<Record<SettingsSection, [label: Text, words?: string][]>> = {
  details: [[settingsTexts.firstName], [settingsTexts.telephone, "phone mobile number"]],
  password: [[settingsTexts.newPassword]],
  appearance: [
    [settingsTexts.theme, "dark mode light colours"],
    [settingsTexts.density, "spacing compact rows"],
  ],
  notifications: [
    [settingsTexts.playASound, "noise mute"],
    [notificationSettingsTexts.forOthers, "default new users email mail"],
  ],
  companyDetails: [
    [companyTexts.street, "address location office"],
    [companyTexts.town, "address city"],
    [companyTexts.country, "address"],
    [companyTexts.firstDay, "week starts monday sunday calendar working week"],
    [companyTexts.language, "welsh english"],
  ],
  interviews: [
    [interviewSettingsTexts.timeZone, "clock region"],
    [interviewSettingsTexts.dayStart, "working hours week"],
    [interviewSettingsTexts.weeklyCap, "limit maximum"],
    [interviewSettingsTexts.reminder, "remind email"],
    [interviewSettingsTexts.holidays, "bank holidays days off country working days"],
    [interviewSettingsTexts.addDay, "closed shutdown christmas holidays"],
  ],
  googleMeet: [
    [googleMeetTexts.keyFile, "video call meeting link"],
    [googleMeetTexts.organiser, "google meet video"],
  ],
  connections: [[connectionTexts.title, "integrations webonboarding systems partners api"]],
  customFields: [
    [customFieldSettingTexts.candidates, "custom fields own questions"],
    [customFieldSettingTexts.jobs, "custom fields own vacancies"],
    [customFieldSettingTexts.applications, "custom fields own questions form"],
  ],
  sources: [[sourceSettingTexts.title, "origin referral job boards rename merge archive"]],
  standIns: [[standInTexts.title, "delegate delegation cover holiday approvals deputy"]],
  approvals: [
    [approvalsTexts.title, "approve approver sign off escalation fallback headcount requisition"],
  ],
  costs: [
    [costSettingsTexts.currency, "money exchange rate"],
    [costSettingsTexts.ownTypes, "advert agency expenses spend"],
    [costSettingsTexts.costsInterviews, "interviewers hours pay grade"],
  ],
  agencies: [[agencySettingsTexts.shownProgress, "visibility stages milestones recruiters"]],
  tags: [[tagSettingTexts.title, "labels rename merge remove"]],
  templates: [
    [templatesSectionTexts.email, "message mail letter"],
    [templatesSectionTexts.sms, "text message"],
    [templatesSectionTexts.document, "contract offer letter sign"],
  ],
  diversity: [[diversitySettingTexts.title, "equality monitoring gender ethnic disability age"]],
  publishing: [
    [publishingTexts.feed, "indeed job board xml"],
    [publishingTexts.internalLink, "intranet"],
  ],
  brand: [
    [brandTexts.logo, "picture image"],
    [brandTexts.accent, "color colours contrast"],
    [brandTexts.font, "typeface letters"],
    [brandTexts.mailName, "email sender from"],
    [brandTexts.replyTo, "email reply-to address"],
  ],
  seo: [
    [seoTexts.pageTitle, "google search result seo"],
    [seoTexts.description, "google search result seo meta"],
    [seoTexts.picture, "share linkedin facebook image og"],
  ],
  embedding: [
    [embeddingTexts.allowEmbedding, "iframe partner portal"],
    [embeddingTexts.allowCareers, "iframe website widget"],
  ],
  workflows: [[workflowTexts.title, "stages pipeline steps process"]],
  reasons: [[reasonsTexts.toReject, "decline"], [reasonsTexts.toWithdraw]],
  highlights: [[highlightTexts.highlightApplicants, "star flag badge"]],
  anonymisation: [
    [anonymisationTexts.allow, "blind hide names bias"],
    [anonymisationTexts.always, "blind hide names bias"],
    [anonymisationTexts.hidden, "blind hide names email cv bias"],
  ],
  retention: [
    [candidatesTexts.eraseWhenDue, "gdpr delete privacy"],
    [candidatesTexts.months, "gdpr"],
  ],
  identity: [
    [provisioningTexts.address, "scim provisioning entra okta azure directory"],
    [provisioningTexts.newPeople, "scim groups entra okta"],
    [provisioningTexts.give, "oidc sso single sign-on claim"],
  ],
  checks: [
    [checkTexts.notice_months, "positive verification notice"],
    [checkTexts.due_days, "follow-up visa"],
    [checkTexts.kept_months, "passport copies destroy"],
    [checkTexts.unhired_days, "passport copies destroy"],
  ],
};
