import { useQueryClient } from "@tanstack/react-query";

const key = ["typed email"];

/**
 * The typed email, passed between sign-in pages in memory, since an address bar would expose it.
 * Cleared at sign-in and log-out.
 */
export function useTypedEmail(): { typed: string; keep(email: string): void } {
  const queries = useQueryClient();
  return {
    typed: queries.getQueryData<string>(key) ?? "",
    keep: (email) => queries.setQueryData(key, email),
  };
}
