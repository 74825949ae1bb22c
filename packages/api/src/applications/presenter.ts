import { allowsFeature } from "@ats/core/rights/access";
import { anonymise, hiddenFields } from "@ats/core/anonymisation/anonymisation";
import { hidesTexts } from "@ats/core/anonymisation/fields";
import type { Application, ApplicationDetails } from "@ats/core/applications/application";
import { type HighlightSetting, highlightsOf } from "@ats/core/applications/highlight";
import type { Actor } from "@ats/core/rights/rights";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { CandidateTable } from "../candidates/tables.ts";
import { submittedDifferences } from "./submitted-differences.ts";
import type { ApplicationTable } from "./tables.ts";

/** The name of application `a`'s stage in its job's workflow. */
export const nodeName: RawBuilder<unknown> = sql`(select n.name from workflow_nodes n
  where n.company_id = a.company_id and n.id = a.node_id) as node_name`;

/** Stages of a job's workflow, in order. */
export const nodesOfJob: RawBuilder<unknown> = sql`(select coalesce(json_agg(json_build_object(
    'id', n.id, 'name', n.name, 'status', n.status) order by n.position), '[]')
  from workflow_nodes n where n.company_id = j.company_id and n.workflow_id = j.workflow_id) as nodes`;

/** Columns of an application record, from the application, its candidate and its job. */
export const applicationColumns: RawBuilder<unknown> = sql`
  a.id, a.app_uuid, a.job_id, j.job_number, j.title as job_title, a.candidate_id, a.candidate_number,
  c.first_name, c.last_name, c.email, c.contact_mobile_number, c.city, c.postcode, a.source,
  c.current_jobtitle, c.current_employer, a.status, a.node_id, ${nodeName}, a.status_reason, a.status_date_time,
  a.created_date_time, a.rating, a.tags, a.score, a.version, a.submitted, a.anonymised,
  j.highlights as job_highlights,
  (select count(*)::int from jsonb_array_elements(a.answers) given
    where (given->>'knocked_out')::boolean) as knocked_out`;

export const applicationTables: RawBuilder<unknown> = sql`
  applications a join candidates c on c.id = a.candidate_id join jobs j on j.id = a.job_id`;

export type ApplicationRow = Omit<
  Application,
  | "status_date_time"
  | "created_date_time"
  | "highlights"
  | "viewed"
  | "anonymised_row"
  | "anonymise_data_fields"
> & {
  status_date_time: Date;
  created_date_time: Date;
  anonymised: boolean;
  /** Names of the highlights that the job shows; null for all. */
  job_highlights: string[] | null;
};

export type ApplicationDetailsRow = ApplicationRow &
  Pick<
    Selectable<ApplicationTable>,
    "answers" | "submitted_differences" | "cv_name" | "cv_type" | "cv_size"
  > &
  Pick<Selectable<CandidateTable>, "history"> &
  Pick<
    ApplicationDetails,
    "owner" | "nodes" | "restore_status" | "restore_node_id" | "interview_count"
  > & {
    others: OtherRow[];
  };

export type OtherRow = Omit<ApplicationDetails["others"][number], "created_date_time"> & {
  created_date_time: Date;
};

/** A reader's acts on an application that decide what is shown. */
export interface ReaderState {
  viewed: boolean;
  /** Has submitted a scorecard, and so may see the score. */
  scored: boolean;
  /** Its anonymised fields were revealed to the reader. */
  revealed: boolean;
}
export const noReaderState: ReaderState = { viewed: false, scored: false, revealed: false };

/**
 * The only exit of an application record. Removes fields hidden from the actor, then adds
 * highlights from the rest.
 */
export function presentApplication(
  { anonymised, score, job_highlights, ...record }: ApplicationRow,
  actor: Actor,
  highlights: readonly HighlightSetting[] = [],
  { viewed, scored, revealed } = noReaderState,
) {
  const shown = anonymise(record, hiddenFields(actor, anonymised && !revealed));
  return {
    ...shown,
    score: scored ? score : null,
    viewed,
    highlights: highlightsOf(shown, shownBy(job_highlights, highlights, actor)),
  };
}

/** The company's highlights that the job shows; technical support sees all. Specification §6. */
const shownBy = (names: string[] | null, highlights: readonly HighlightSetting[], actor: Actor) =>
  names && !allowsFeature("everyHighlight", actor)
    ? highlights.filter(({ highlight_name }) => names.includes(highlight_name))
    : highlights;

/** Presents an application with answers, history and CV. */
export function presentDetails(
  row: ApplicationDetailsRow,
  actor: Actor,
  highlights: readonly HighlightSetting[],
  acquaintance: ReaderState,
) {
  const {
    history,
    answers,
    submitted_differences,
    interview_count,
    cv_name,
    cv_type,
    cv_size,
    ...rest
  } = row;
  const { owner, nodes, restore_status, restore_node_id, others, ...application } = rest;
  const hasCv = cv_name !== null && cv_type !== null && cv_size !== null;
  const cv = hasCv ? { name: cv_name, type: cv_type, size: cv_size } : null;
  const hidden = hiddenFields(actor, row.anonymised && !acquaintance.revealed);
  return {
    ...presentApplication(application, actor, highlights, acquaintance),
    ...anonymise<Hideable>(
      {
        history,
        cv,
        submitted_differences: submittedDifferences(submitted_differences, application),
      },
      hidden,
    ),
    // The name of a file often includes the applicant's.
    answers: hidden.includes("cv")
      ? answers.map((given) => (given.file ? { ...given, answer: "" } : given))
      : answers,
    interview_count,
    owner,
    nodes,
    restore_status,
    restore_node_id,
    others: hidesTexts(hidden) ? [] : others,
  };
}

type Hideable = Pick<ApplicationDetails, "history" | "cv" | "submitted_differences">;
