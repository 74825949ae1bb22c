/** Job boards that read feeds, as a link and the source of an application name them. */
export const jobBoards = ["Indeed", "Adzuna", "Jooble", "LinkedIn", "Reed", "Talent.com"] as const;

/** The source of an application by a feed that names no board. */
export const feedSource = "Job feed";

/** The source of an application that a colleague made. */
export const addedSource = "Added by a recruiter";

/**
 * Where an application came from, by what its link says: anybody can write a link, so none but a job
 * board's passes for a source of the company's own.
 */
export function applicationSource({ isInternal, named = "" }: CameBy): string {
  if (isInternal) return "Internal";
  if (!named) return "Careers page";
  const known = [feedSource, ...jobBoards].find(
    (board) => board.toLowerCase() === named.toLowerCase(),
  );
  return known ?? `Link: ${named}`;
}

interface CameBy {
  isInternal: boolean;
  named?: string | undefined;
}
