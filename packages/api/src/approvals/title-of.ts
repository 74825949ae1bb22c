import type { Fields } from "@ats/core/approvals/chain";
import type { SubjectKind } from "@ats/core/approvals/subject";
import { sql } from "kysely";

interface Named {
  kind: SubjectKind;
  fields: Fields;
  job_number: number | null;
}

/** The title of what a request is about. */
export const titleOf = ({ fields }: Pick<Named, "fields">): string => String(fields["title"] ?? "");

/** SQL of the title of a request `r`. */
export const titleSql = sql<string>`(r.fields ->> 'title')`;

/** SQL of a request's `r` name in a list of several: "Offer: Nurse (1042)". */
export const labelSql = sql<string>`case r.kind when 'offer' then 'Offer: ' when 'cost' then 'Cost: ' else '' end || ${titleSql}
  || coalesce(' (' || r.job_number || ')', '')`;

const named: Record<SubjectKind, (title: string) => string> = {
  job: (title) => title,
  offer: (title) => `offer for ${title}`,
  cost: (title) => `cost ${title}`,
};

/** A request in a mail's subject: "Nurse", "offer for Nurse". */
export const shortName = (requisition: Named): string =>
  named[requisition.kind](titleOf(requisition));

/** A request in a mail's sentence: "Nurse (job 1042)", "the cost Advert, Indeed". */
export const namedIn = (requisition: Named): string =>
  [
    `${requisition.kind === "job" ? "" : "the "}${shortName(requisition)}`,
    ...(requisition.job_number === null ? [] : [`(job ${requisition.job_number})`]),
  ].join(" ");

/** The same at the beginning of a sentence. */
export const namedFirst = (requisition: Named): string => {
  const name = namedIn(requisition);
  return name.charAt(0).toUpperCase() + name.slice(1);
};
