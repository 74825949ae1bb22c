import { type SubmittedDetails, submittedFields } from "@ats/core/applications/application";

type Person = { readonly [Field in keyof SubmittedDetails]?: string | null | undefined };

/** The submitted details that differ from the candidate's record. */
export const submittedDifferences = (given: Person, record: Person): SubmittedDetails =>
  Object.fromEntries(
    submittedFields.flatMap((field) => {
      const value = given[field];
      return value && plain(value) !== plain(record[field] ?? "") ? [[field, value]] : [];
    }),
  );

/** A postcode or a name is the same in other letters and spaces. */
const plain = (value: string) => value.toLowerCase().replaceAll(/\s/g, "");
