import { type SubmittedDetails, submittedFields } from "@ats/core/applications/application";

type Person = { readonly [Field in keyof SubmittedDetails]?: string | null | undefined };

/** Submitted details that differ from the candidate's record. */
export const submittedDifferences = (given: Person, record: Person): SubmittedDetails =>
  Object.fromEntries(
    submittedFields.flatMap((field) => {
      const value = given[field];
      return value && plain(value) !== plain(record[field] ?? "") ? [[field, value]] : [];
    }),
  );

/** Ignores case and spaces, in which names and postcodes may vary. */
const plain = (value: string) => value.toLowerCase().replaceAll(/\s/g, "");
