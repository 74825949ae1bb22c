import type { ApplicationHit, JobHit } from "@ats/core/search/contract";
import { Highlight } from "@ats/ui/Highlight";
import { Inline } from "@ats/ui/Inline";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { lazy, type ReactNode, Suspense } from "react";
import { createdDate } from "./created-date.ts";
import type { Hit } from "./queries.ts";
import { resultTexts } from "./result-texts.ts";
import * as css from "./SearchResult.css.ts";

// Its icons load on demand.
const HighlightMarks = lazy(async () => ({
  default: (await import("../applications/HighlightMarks.tsx")).HighlightMarks,
}));

/** A result with its matches marked. Specification §2. */
export function SearchResult({ hit }: { hit: Hit }) {
  return hit.module === "JOBS" ? <JobResult hit={hit} /> : <CandidateResult hit={hit} />;
}

function JobResult({ hit }: { hit: JobHit }) {
  const { first_name, last_name } = hit.recruiter_details;
  const marks = hit.highlight;
  return (
    <Result
      title={<Marked text={hit.title} ranges={marks.title} />}
      number={<Marked text={hit.job_number} ranges={marks.job_number} />}
    >
      <span className={css.line}>
        <Fact text={hit.location} ranges={marks.location} />
        <Fact text={hit.postal_code} ranges={marks.postal_code} />
      </span>
      <span className={css.line}>
        <Fact text={`${first_name} ${last_name}`} ranges={marks.recruiter_name} />
        <Fact text={hit.brand_info.name} ranges={marks.brand_name} />
      </span>
    </Result>
  );
}

function CandidateResult({ hit }: { hit: ApplicationHit }) {
  const { locale } = useTexts();
  const marks = hit.highlight;
  return (
    <Result
      title={
        hit.anonymized_applicant_name ?? (
          <>
            <Marked text={hit.first_name} ranges={marks.first_name} />{" "}
            <Marked text={hit.last_name} ranges={marks.last_name} />
          </>
        )
      }
      number={<Marked text={hit.candidate_number} ranges={marks.candidate_number} />}
    >
      <span className={css.line}>
        <Fact text={hit.job_title} ranges={marks.job_title} />
        <Fact text={hit.postcode} ranges={marks.postcode} />
        <Fact text={createdDate(locale, hit.created_date_time)} />
      </span>
      <span className={css.line}>
        <Fact text={hit.email} ranges={marks.email} />
        <Fact text={hit.contact_mobile_number} ranges={marks.contact_mobile_number} dir="ltr" />
      </span>
      {hit.highlights.length > 0 && (
        <Inline gap="xs" as="span">
          <Suspense>
            <HighlightMarks highlights={hit.highlights} />
          </Suspense>
        </Inline>
      )}
    </Result>
  );
}

interface ResultProps {
  title: ReactNode;
  number: ReactNode;
  children: ReactNode;
}

function Result({ title, number, children }: ResultProps) {
  const say = useTexts();
  return (
    <span className={css.result}>
      <span className={css.head}>
        <Text weight="medium">{title}</Text>
        <Text size="sm" tone="muted" numeric>
          {say(resultTexts.number)} {number}
        </Text>
      </span>
      {children}
    </span>
  );
}

interface MarkedProps {
  /** Null if the field is empty or hidden. */
  text: string | number | null;
  ranges?: readonly (readonly [number, number])[] | undefined;
}

const none: readonly [] = [];

const Marked = ({ text, ranges = none }: MarkedProps) => (
  <Highlight text={String(text ?? "")} ranges={ranges} />
);

const Fact = ({ text, ranges, dir }: MarkedProps & { dir?: "ltr" }) =>
  text !== null &&
  text !== "" && (
    <span className={css.fact} dir={dir}>
      <Marked text={text} ranges={ranges} />
    </span>
  );
