import { type SubmittedDetails, submittedFields } from "@ats/core/applications/application";

type Person = { readonly [Field in keyof SubmittedDetails]?: string | null | undefined };

/** What somebody gave of themselves that a record does not say already. */
export const submittedDifferences = (given: Person, record: Person): SubmittedDetails =>
  Object.fromEntries(
    submittedFields.flatMap((field) => {
      const value = given[field];
      return value && plain(value) !== plain(record[field] ?? "") ? [[field, value]] : [];
    }),
  );

/** A postcode or a name is the same in other letters and spaces. */
const plain = (value: string) => value.toLowerCase().replaceAll(/\s/g, "");
