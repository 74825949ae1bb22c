import type { FieldTerm } from "../../lists/field-term.ts";

/** The typed search as the endpoint takes it. Specification §3. */
export function searchedSubmissions(search: readonly FieldTerm[]) {
  const termsOf = (name: string) =>
    search
      .filter(({ field }) => field === name)
      .map(({ term }) => term)
      .join(" ");
  return { name: termsOf("name"), created_by: termsOf("created_by") };
}
