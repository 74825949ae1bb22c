/** Job boards that read our feeds, spelled as in links and application sources. */
export const jobBoards = ["Indeed", "Adzuna", "Jooble", "LinkedIn", "Reed", "Talent.com"] as const;

/** Source when a feed's link names no job board. */
export const feedSource = "Job feed";

/** Source of an application that a recruiter created. */
export const addedSource = "Added by a recruiter";

/**
 * Derives an application's source from its link. Anyone can write a link, so only a known job
 * board's name is trusted.
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
