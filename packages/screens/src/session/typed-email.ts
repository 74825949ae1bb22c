import { useQueryClient } from "@tanstack/react-query";

const key = ["typed email"];

/**
 * The email address that the visitor typed, carried from one page of signing in to the next: in
 * memory, for an address bar shows it to others. It is forgotten with all else at sign-in and log-out.
 */
export function useTypedEmail(): { typed: string; keep(email: string): void } {
  const queries = useQueryClient();
  return {
    typed: queries.getQueryData<string>(key) ?? "",
    keep: (email) => queries.setQueryData(key, email),
  };
}
