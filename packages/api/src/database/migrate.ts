import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import * as mainLine from "./migrations/0001_main_line.ts";
import * as tokensAndMail from "./migrations/0002_tokens_and_mail.ts";
import * as passwordLinks from "./migrations/0003_password_links.ts";
import * as profileAndMfa from "./migrations/0004_profile_and_mfa.ts";
import * as accounts from "./migrations/0005_accounts.ts";
import * as announcementsAndSuggestions from "./migrations/0006_announcements_and_suggestions.ts";
import * as endedSessions from "./migrations/0007_ended_sessions.ts";
import * as organisationSessions from "./migrations/0008_organisation_sessions.ts";
import * as secondFactors from "./migrations/0009_second_factors.ts";
import * as vacancies from "./migrations/0010_vacancies.ts";
import * as careers from "./migrations/0011_careers.ts";
import * as marksReasonsAudit from "./migrations/0012_marks_reasons_audit.ts";
import * as scorecardsViewsReveals from "./migrations/0013_scorecards_views_reveals.ts";
import * as candidates from "./migrations/0014_candidates.ts";
import * as candidateImports from "./migrations/0015_candidate_imports.ts";
import * as candidateEvents from "./migrations/0016_candidate_events.ts";
import * as savedSearches from "./migrations/0017_saved_searches.ts";
import * as jobTemplates from "./migrations/0020_job_templates.ts";
import * as expiry from "./migrations/0021_expiry.ts";
import * as interviews from "./migrations/0022_interviews.ts";
import * as interviewBookings from "./migrations/0023_interview_bookings.ts";
import * as messages from "./migrations/0024_messages.ts";
import * as templates from "./migrations/0025_templates.ts";
import * as envelopes from "./migrations/0026_envelopes.ts";
import * as rightToWork from "./migrations/0027_right_to_work.ts";
import * as candidateMerges from "./migrations/0028_candidate_merges.ts";
import * as talentPools from "./migrations/0029_talent_pools.ts";
import * as retention from "./migrations/0030_retention.ts";
import * as savedViews from "./migrations/0031_saved_views.ts";
import * as seenScores from "./migrations/0032_seen_scores.ts";
import * as embedding from "./migrations/0033_embedding.ts";
import * as erasure from "./migrations/0035_erasure.ts";
import * as attachments from "./migrations/0036_attachments.ts";
import * as stages from "./migrations/0037_stages.ts";
import * as scale from "./migrations/0038_scale.ts";
import * as mailAndHolds from "./migrations/0040_mail_and_holds.ts";
import * as commonWords from "./migrations/0042_common_words.ts";
import * as channels from "./migrations/0043_channels.ts";
import * as candidateFilters from "./migrations/0046_candidate_filters.ts";
import * as candidateRecord from "./migrations/0047_candidate_record.ts";
import * as whatWasSigned from "./migrations/0048_what_was_signed.ts";
import * as lastActivity from "./migrations/0049_last_activity.ts";
import * as hiddenPeople from "./migrations/0050_hidden_people.ts";
import * as recordOfAJob from "./migrations/0051_record_of_a_job.ts";
import * as hired from "./migrations/0052_hired.ts";
import * as givenAgain from "./migrations/0055_given_again.ts";
import * as intentsOfLinks from "./migrations/0056_intents_of_links.ts";
import * as templatesOfDocuments from "./migrations/0057_templates_of_documents.ts";
import * as foundInAJob from "./migrations/0058_found_in_a_job.ts";
import * as shownCounts from "./migrations/0059_shown_counts.ts";
import * as workflowVersions from "./migrations/0060_workflow_versions.ts";
import * as keptApplications from "./migrations/0062_kept_applications.ts";
import * as timeInStage from "./migrations/0063_time_in_stage.ts";
import * as scorecardVersions from "./migrations/0070_scorecard_versions.ts";
import * as feedbackAwaited from "./migrations/0071_feedback_awaited.ts";
import * as narrowedInAJob from "./migrations/0078_narrowed_in_a_job.ts";
import * as candidateWords from "./migrations/0079_candidate_words.ts";
import * as heardByTimesDeclined from "./migrations/0080_heard_by_times_declined.ts";
import * as takenBackBy from "./migrations/0081_taken_back_by.ts";
import * as neighbours from "./migrations/0082_neighbours.ts";
import * as wordsThatStandAlone from "./migrations/0083_words_that_stand_alone.ts";
import * as foundCandidates from "./migrations/0084_found_candidates.ts";
import * as wordsAsked from "./migrations/0085_words_asked.ts";
import * as jobUndone from "./migrations/0092_job_undone.ts";
import * as jobsInOrder from "./migrations/0093_jobs_in_order.ts";
import * as leftAtAStage from "./migrations/0094_left_at_a_stage.ts";
import * as apartOfACandidate from "./migrations/0095_apart_of_a_candidate.ts";
import * as readImports from "./migrations/0096_read_imports.ts";
import * as linksOfBookings from "./migrations/0098_links_of_bookings.ts";
import * as mailBySubject from "./migrations/0099_mail_by_subject.ts";
import * as messagesThatFail from "./migrations/0100_messages_that_fail.ts";
import * as documentsAndChecks from "./migrations/0102_documents_and_checks.ts";
import * as undoneMoves from "./migrations/0104_undone_moves.ts";
import * as intents from "./migrations/0106_intents.ts";
import * as templatesAndMail from "./migrations/0108_templates_and_mail.ts";
import * as formOfAnApplication from "./migrations/0110_form_of_an_application.ts";
import * as foundInOrder from "./migrations/0116_found_in_order.ts";
import * as toldOfInterviews from "./migrations/0118_told_of_interviews.ts";
import * as droppedFiles from "./migrations/0126_dropped_files.ts";
import * as companyAskedOnce from "./migrations/0128_company_asked_once.ts";
import * as besideTheFound from "./migrations/0130_beside_the_found.ts";
import * as wordsThatBegin from "./migrations/0132_words_that_begin.ts";
import * as phrasesApart from "./migrations/0134_phrases_apart.ts";
import * as statementsOfChecks from "./migrations/0138_statements_of_checks.ts";
import * as attributesToldApart from "./migrations/0140_attributes_told_apart.ts";
import * as filesForgottenAndTransfers from "./migrations/0142_files_forgotten_and_transfers.ts";
import * as feedbackAtAnyStage from "./migrations/0144_feedback_at_any_stage.ts";
import * as jobOfAnActivity from "./migrations/0146_job_of_an_activity.ts";
import * as placesSuggested from "./migrations/0148_places_suggested.ts";
import * as exitReasonsInGroups from "./migrations/0150_exit_reasons_in_groups.ts";
import * as uploadsSentOnce from "./migrations/0152_uploads_sent_once.ts";
import type { Tables } from "./tables.ts";

export const migrations: Record<string, Migration> = {
  "0001_main_line": mainLine,
  "0002_tokens_and_mail": tokensAndMail,
  "0003_password_links": passwordLinks,
  "0004_profile_and_mfa": profileAndMfa,
  "0005_accounts": accounts,
  "0006_announcements_and_suggestions": announcementsAndSuggestions,
  "0007_ended_sessions": endedSessions,
  "0008_organisation_sessions": organisationSessions,
  "0009_second_factors": secondFactors,
  "0010_vacancies": vacancies,
  "0011_careers": careers,
  "0012_marks_reasons_audit": marksReasonsAudit,
  "0013_scorecards_views_reveals": scorecardsViewsReveals,
  "0014_candidates": candidates,
  "0015_candidate_imports": candidateImports,
  "0016_candidate_events": candidateEvents,
  "0017_saved_searches": savedSearches,
  "0020_job_templates": jobTemplates,
  "0021_expiry": expiry,
  "0022_interviews": interviews,
  "0023_interview_bookings": interviewBookings,
  "0024_messages": messages,
  "0025_templates": templates,
  "0026_envelopes": envelopes,
  "0027_right_to_work": rightToWork,
  "0028_candidate_merges": candidateMerges,
  "0029_talent_pools": talentPools,
  "0030_retention": retention,
  "0031_saved_views": savedViews,
  "0032_seen_scores": seenScores,
  "0033_embedding": embedding,
  "0035_erasure": erasure,
  "0036_attachments": attachments,
  "0037_stages": stages,
  "0038_scale": scale,
  "0040_mail_and_holds": mailAndHolds,
  "0042_common_words": commonWords,
  "0043_channels": channels,
  "0046_candidate_filters": candidateFilters,
  "0047_candidate_record": candidateRecord,
  "0048_what_was_signed": whatWasSigned,
  "0049_last_activity": lastActivity,
  "0050_hidden_people": hiddenPeople,
  "0051_record_of_a_job": recordOfAJob,
  "0052_hired": hired,
  "0055_given_again": givenAgain,
  "0056_intents_of_links": intentsOfLinks,
  "0057_templates_of_documents": templatesOfDocuments,
  "0058_found_in_a_job": foundInAJob,
  "0059_shown_counts": shownCounts,
  "0060_workflow_versions": workflowVersions,
  "0062_kept_applications": keptApplications,
  "0063_time_in_stage": timeInStage,
  "0070_scorecard_versions": scorecardVersions,
  "0071_feedback_awaited": feedbackAwaited,
  "0078_narrowed_in_a_job": narrowedInAJob,
  "0079_candidate_words": candidateWords,
  "0080_heard_by_times_declined": heardByTimesDeclined,
  "0081_taken_back_by": takenBackBy,
  "0082_neighbours": neighbours,
  "0083_words_that_stand_alone": wordsThatStandAlone,
  "0084_found_candidates": foundCandidates,
  "0085_words_asked": wordsAsked,
  "0092_job_undone": jobUndone,
  "0093_jobs_in_order": jobsInOrder,
  "0094_left_at_a_stage": leftAtAStage,
  "0095_apart_of_a_candidate": apartOfACandidate,
  "0096_read_imports": readImports,
  "0098_links_of_bookings": linksOfBookings,
  "0099_mail_by_subject": mailBySubject,
  "0100_messages_that_fail": messagesThatFail,
  "0102_documents_and_checks": documentsAndChecks,
  "0104_undone_moves": undoneMoves,
  "0106_intents": intents,
  "0108_templates_and_mail": templatesAndMail,
  "0110_form_of_an_application": formOfAnApplication,
  "0116_found_in_order": foundInOrder,
  "0118_told_of_interviews": toldOfInterviews,
  "0126_dropped_files": droppedFiles,
  "0128_company_asked_once": companyAskedOnce,
  "0130_beside_the_found": besideTheFound,
  "0132_words_that_begin": wordsThatBegin,
  "0134_phrases_apart": phrasesApart,
  "0138_statements_of_checks": statementsOfChecks,
  "0140_attributes_told_apart": attributesToldApart,
  "0142_files_forgotten_and_transfers": filesForgottenAndTransfers,
  "0144_feedback_at_any_stage": feedbackAtAnyStage,
  "0146_job_of_an_activity": jobOfAnActivity,
  "0148_places_suggested": placesSuggested,
  "0150_exit_reasons_in_groups": exitReasonsInGroups,
  "0152_uploads_sent_once": uploadsSentOnce,
};

/** Message of the refusal to open a database whose migrations this version does not know. */
export const newerDatabase = "The database was made by a newer version of this program.";

/** Brings the database to the newest schema; safe when several instances start together. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (/executed migration .+ is missing/.test(String(error)))
    throw new Error(newerDatabase, { cause: error });
  if (error) throw error;
}
