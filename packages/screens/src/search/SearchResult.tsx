import type { ApplicationHit, JobHit } from "@ats/core/search/contract";
import { Highlight } from "@ats/ui/Highlight";
import { Text } from "@ats/ui/Text";
import { Fragment, type ReactNode } from "react";
import { createdDate } from "./created-date.ts";
import type { Hit } from "./queries.ts";
import * as css from "./SearchResult.css.ts";

/** One line of the search dropdown, with the parts that matched marked. Specification §2. */
export function SearchResult({ hit }: { hit: Hit }) {
  return hit.module === "JOBS" ? <JobResult hit={hit} /> : <CandidateResult hit={hit} />;
}

function JobResult({ hit }: { hit: JobHit }) {
  const { first_name, last_name } = hit.recruiter_details;
  return (
    <Result
      title={marked(hit, "title", hit.title)}
      number={marked(hit, "job_number", hit.job_number)}
      facts={[
        [marked(hit, "location", hit.location), marked(hit, "postal_code", hit.postal_code)],
        [
          marked(hit, "recruiter_name", `${first_name} ${last_name}`),
          marked(hit, "brand_name", hit.brand_info.name),
        ],
      ]}
    />
  );
}

function CandidateResult({ hit }: { hit: ApplicationHit }) {
  return (
    <Result
      title={
        <>
          {hit.anonymized_applicant_name ?? (
            <>
              {marked(hit, "first_name", hit.first_name)} {marked(hit, "last_name", hit.last_name)}
            </>
          )}
        </>
      }
      number={marked(hit, "candidate_number", hit.candidate_number)}
      facts={[
        [
          marked(hit, "job_title", hit.job_title),
          marked(hit, "postcode", hit.postcode),
          createdDate(hit.created_date_time),
        ],
        [
          marked(hit, "email", hit.email),
          marked(hit, "contact_mobile_number", hit.contact_mobile_number),
        ],
      ]}
    />
  );
}

interface ResultProps {
  title: ReactNode;
  number: ReactNode;
  /** What else is known, in lines; null where a field is empty or hidden. */
  facts: ReactNode[][];
}

function Result({ title, number, facts }: ResultProps) {
  return (
    <span className={css.result}>
      <span className={css.head}>
        <Text weight="medium">{title}</Text>
        <Text size="sm" tone="muted" numeric>
          No. {number}
        </Text>
      </span>
      {facts
        .map((line) => line.filter(Boolean))
        .filter((line) => line.length > 0)
        .map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places
          <span key={at} className={css.line}>
            {line.map((fact, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: facts keep their places
              <Fragment key={place}>
                {place > 0 && <span className={css.dot}> · </span>}
                <span className={css.fact}>{fact}</span>
              </Fragment>
            ))}
          </span>
        ))}
    </span>
  );
}

/** A field's value with its matched parts; null where it is empty or hidden. */
function marked(hit: Pick<Hit, "highlight">, field: string, value: string | number | null) {
  if (value === null || value === "") return null;
  const ranges = hit.highlight[field];
  return <Highlight text={String(value)} {...(ranges && { ranges })} />;
}
