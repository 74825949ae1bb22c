import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import * as firstRelease from "./migrations/0.1.0.ts";
import * as candidateLanguage from "./migrations/0.2.0-candidate-language.ts";
import * as clock from "./migrations/0.2.0-clock.ts";
import * as partners from "./migrations/0.2.0-partners.ts";
import * as notifications from "./migrations/0.2.0-recruiters-day-notifications.ts";
import * as timeOff from "./migrations/0.2.0-recruiters-day-time-off.ts";
import * as versionsApproved from "./migrations/0.2.0-recruiters-day-versions-approved.ts";
import * as views from "./migrations/0.2.0-recruiters-day-views.ts";
import * as updatesByImport from "./migrations/0.2.0-recruiters-day-with-updates-by-import.ts";
import * as answersSifted from "./migrations/0.2.0-recruiters-day-written-answers-sifted.ts";
import * as searchByDistance from "./migrations/0.2.0-search-by-distance.ts";
import * as jobAlerts from "./migrations/0.2.0-subscriptions-to-job-alerts.ts";
import * as customFields from "./migrations/0.2.0-values-of-own-fields.ts";
import * as companysBrands from "./migrations/0.2.0-work-in-the-companys-brand.ts";
import * as emptyFields from "./migrations/0.2.0-work-with-empty-fields.ts";
import * as numberEnds from "./migrations/0.2.0-work-with-ends-of-telephone-numbers.ts";
import * as sharedAttributes from "./migrations/0.2.0-work-with-shared-attributes.ts";
import * as writtenNames from "./migrations/0.2.0-written-names-compared.ts";
import * as wordsOfCvs from "./migrations/0.2.0-written-words-of-cvs.ts";
import * as dateOrders from "./migrations/0.2.0-years-and-days-of-imports.ts";
import * as emailsCompared from "./migrations/0.2.0-years-and-emails-compared.ts";
import * as yokedWords from "./migrations/0.2.0-yoked-words-of-cvs.ts";
import * as namesApart from "./migrations/0.2.0-yoked-words-and-names-apart.ts";
import * as zonesOfDomains from "./migrations/0.2.0-zones-of-domains.ts";
import * as zonesOfNumbers from "./migrations/0.2.0-zones-of-telephone-numbers.ts";
import * as timesOfCvs from "./migrations/0.2.0-zones-of-time-of-cvs.ts";
import * as auditLog from "./migrations/2026-11-28-0001-audit-log.ts";
import * as roles from "./migrations/2026-11-28-0002-roles.ts";
import * as companySettings from "./migrations/2026-11-28-0005-company-settings.ts";
import * as accountsOfUsers from "./migrations/2026-11-28-0040-accounts-of-users.ts";
import * as companyBundles from "./migrations/2026-11-28-0049-company-bundles.ts";
import * as deletion from "./migrations/2026-11-28-0050-deletion-of-a-company.ts";
import * as scope from "./migrations/2026-11-28-0102-scope.ts";
import * as mailedExports from "./migrations/2026-11-28-0410-mailed-exports.ts";
import * as seatsOfInterviewers from "./migrations/2026-11-28-0436-seats-of-interviewers.ts";
import * as provisioning from "./migrations/2026-11-28-0458-provisioning.ts";
import * as timesOfAnnouncements from "./migrations/2026-11-28-0506-times-of-announcements.ts";
import * as fieldsOfApplications from "./migrations/2026-11-28-0509-fields-of-applications.ts";
import * as viewsAsOthers from "./migrations/2026-11-28-0512-views-as-others.ts";
import * as settingsOfClients from "./migrations/2026-11-28-0529-settings-of-clients.ts";
import * as linksOfEarlierAddresses from "./migrations/2026-11-28-1124-links-of-earlier-addresses.ts";
import * as archivedWorkflows from "./migrations/2026-11-28-1230-archived-workflows.ts";
import * as sendersOfBrands from "./migrations/2026-11-28-1231-senders-of-brands.ts";
import * as googleMeet from "./migrations/2026-11-28-1148-google-meet.ts";
import * as accessReviews from "./migrations/2026-11-28-1212-access-reviews.ts";
import * as wordsOfTheAuditLog from "./migrations/2026-11-28-1240-words-of-the-audit-log.ts";
import * as fieldsThatCompaniesHide from "./migrations/2026-11-28-1245-fields-that-companies-hide.ts";
import * as wordsOfOwnFields from "./migrations/2026-11-28-1558-words-of-own-fields.ts";
import * as sources from "./migrations/2026-11-28-1900-sources.ts";
import * as approvals from "./migrations/2026-11-28-2205-approvals.ts";
import * as costs from "./migrations/2026-11-28-2215-costs.ts";
import * as offers from "./migrations/2026-11-28-2225-offers.ts";
import * as approvalLinks from "./migrations/2026-11-28-2312-approval-links.ts";
import * as subjectsOfRequests from "./migrations/2026-11-29-0210-subjects-of-requests.ts";
import * as budgets from "./migrations/2026-11-29-0225-budgets.ts";
import * as interviewTime from "./migrations/2026-11-29-0236-interview-time.ts";
import * as feesOfOffers from "./migrations/2026-11-29-0258-fees-of-offers.ts";
import * as indexesOfFigures from "./migrations/2026-11-29-0536-indexes-of-figures.ts";
import * as costsOnHold from "./migrations/2026-11-29-0605-costs-on-hold.ts";
import * as agencies from "./migrations/2026-11-29-0700-agencies.ts";
import * as agencyOwnership from "./migrations/2026-11-30-1100-agency-ownership.ts";
import * as questionNotifications from "./migrations/2026-11-30-1320-question-notifications.ts";
import * as agencyDocuments from "./migrations/2026-11-30-1310-agency-documents.ts";
import * as agencyInterviews from "./migrations/2026-11-30-1300-agency-interviews.ts";
import * as contactCodes from "./migrations/2026-11-30-1110-contact-codes.ts";
import * as agencySubmissions from "./migrations/2026-11-29-1046-agency-submissions.ts";
import * as agencyLinks from "./migrations/2026-11-29-0930-agency-links.ts";
import * as agencyTerms from "./migrations/2026-11-29-0945-agency-terms.ts";
import * as termsOfCostSettings from "./migrations/2026-11-29-0946-terms-of-cost-settings.ts";
import * as agencyInvitations from "./migrations/2026-11-29-1015-agency-invitations.ts";
import * as jobReleases from "./migrations/2026-11-29-1024-job-releases.ts";
import * as askedUsers from "./migrations/2026-11-29-1050-asked-users.ts";
import * as cvCaps from "./migrations/2026-11-29-1053-cv-caps.ts";
import * as submittedPeople from "./migrations/2026-11-30-0800-submitted-people.ts";
import * as agencyMessages from "./migrations/2026-11-30-0905-agency-messages.ts";
import * as agencyQuestions from "./migrations/2026-11-30-0900-agency-questions.ts";
import * as placements from "./migrations/2026-11-30-1000-placements.ts";
import * as agencyDisputes from "./migrations/2026-11-30-1200-agency-disputes.ts";
import type { Tables } from "./tables.ts";

/**
 * Named by day, time and purpose, such as `2026-11-28 0112 audit log`; the first ones by release.
 * They run in the order of their names. A migration never changes after its release.
 */
export const migrations: Record<string, Migration> = {
  "0.1.0": firstRelease,
  "0.2.0 clock": clock,
  "0.2.0 language of candidates": candidateLanguage,
  "0.2.0 partners": partners,
  "0.2.0 recruiter's day, notifications": notifications,
  "0.2.0 recruiter's day, time off": timeOff,
  "0.2.0 recruiter's day, versions approved": versionsApproved,
  "0.2.0 recruiter's day, views": views,
  "0.2.0 recruiter's day, with updates by import": updatesByImport,
  "0.2.0 recruiter's day, written answers sifted": answersSifted,
  "0.2.0 search by distance": searchByDistance,
  "0.2.0 subscriptions to job alerts": jobAlerts,
  "0.2.0 values of own fields": customFields,
  "0.2.0 work in the company's brand": companysBrands,
  "0.2.0 work with empty fields": emptyFields,
  "0.2.0 work with ends of telephone numbers": numberEnds,
  "0.2.0 work with shared attributes": sharedAttributes,
  "0.2.0 written names compared": writtenNames,
  "0.2.0 written words of CVs": wordsOfCvs,
  "0.2.0 years and days of imports": dateOrders,
  "0.2.0 years, and emails compared": emailsCompared,
  "0.2.0 yoked words of CVs": yokedWords,
  "0.2.0 yoked words, and names apart": namesApart,
  "0.2.0 zones of domains": zonesOfDomains,
  "0.2.0 zones of telephone numbers": zonesOfNumbers,
  "0.2.0 zones of time of CVs": timesOfCvs,
  "2026-11-28 0001 audit log": auditLog,
  "2026-11-28 0002 roles": roles,
  "2026-11-28 0005 company settings": companySettings,
  "2026-11-28 0040 accounts of users": accountsOfUsers,
  "2026-11-28 0049 company bundles": companyBundles,
  "2026-11-28 0050 deletion of a company": deletion,
  "2026-11-28 0102 scope": scope,
  "2026-11-28 0410 mailed exports": mailedExports,
  "2026-11-28 0436 seats of interviewers": seatsOfInterviewers,
  "2026-11-28 0458 provisioning": provisioning,
  "2026-11-28 0506 times of announcements": timesOfAnnouncements,
  "2026-11-28 0509 fields of applications": fieldsOfApplications,
  "2026-11-28 0512 views as others": viewsAsOthers,
  "2026-11-28 0529 settings of clients": settingsOfClients,
  "2026-11-28 1124 links of earlier addresses": linksOfEarlierAddresses,
  "2026-11-28 1148 google meet": googleMeet,
  "2026-11-28 1212 access reviews": accessReviews,
  "2026-11-28 1230 archived workflows": archivedWorkflows,
  "2026-11-28 1231 senders of brands": sendersOfBrands,
  "2026-11-28 1240 words of the audit log": wordsOfTheAuditLog,
  "2026-11-28 1245 fields that companies hide": fieldsThatCompaniesHide,
  "2026-11-28 1558 words of own fields": wordsOfOwnFields,
  "2026-11-28 1900 sources": sources,
  "2026-11-28 2205 approvals": approvals,
  "2026-11-28 2215 costs": costs,
  "2026-11-28 2225 offers": offers,
  "2026-11-28 2312 approval links": approvalLinks,
  "2026-11-29 0210 subjects of requests": subjectsOfRequests,
  "2026-11-29 0225 budgets": budgets,
  "2026-11-29 0236 interview time": interviewTime,
  "2026-11-29 0258 fees of offers": feesOfOffers,
  "2026-11-29 0536 indexes of figures": indexesOfFigures,
  "2026-11-29 0605 costs on hold": costsOnHold,
  "2026-11-29 0700 agencies": agencies,
  "2026-11-29 0930 agency links": agencyLinks,
  "2026-11-29 0945 agency terms": agencyTerms,
  "2026-11-29 0946 terms of cost settings": termsOfCostSettings,
  "2026-11-29 1015 agency invitations": agencyInvitations,
  "2026-11-29 1024 job releases": jobReleases,
  "2026-11-29 1046 agency submissions": agencySubmissions,
  "2026-11-29 1050 asked users": askedUsers,
  "2026-11-29 1053 cv caps": cvCaps,
  "2026-11-30 0800 submitted people": submittedPeople,
  "2026-11-30 0900 agency questions": agencyQuestions,
  "2026-11-30 0905 agency messages": agencyMessages,
  "2026-11-30 1000 placements": placements,
  "2026-11-30 1100 agency ownership": agencyOwnership,
  "2026-11-30 1110 contact codes": contactCodes,
  "2026-11-30 1200 agency disputes": agencyDisputes,
  "2026-11-30 1300 agency interviews": agencyInterviews,
  "2026-11-30 1310 agency documents": agencyDocuments,
  "2026-11-30 1320 question notifications": questionNotifications,
};

/** Message of the refusal to open a database whose migrations this version does not know. */
export const newerDatabase = "The database was made by a newer version of this program.";

/** Brings the database to the newest schema; safe when several instances start together. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  if (await isNewest(db)) return;
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    nameComparator: new Intl.Collator("en", { numeric: true }).compare,
  }).migrateToLatest();
  if (/executed migration .+ is missing/.test(String(error)))
    throw new Error(newerDatabase, { cause: error });
  if (error) throw error;
}

/** Asked first, because the migrator reads every column of the database, in half a second each time. */
async function isNewest(db: Kysely<Tables>): Promise<boolean> {
  const { rows: tables } =
    await sql`select where to_regclass('kysely_migration') is not null`.execute(db);
  if (tables.length === 0) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return (
    rows.length === Object.keys(migrations).length && rows.every(({ name }) => name in migrations)
  );
}
