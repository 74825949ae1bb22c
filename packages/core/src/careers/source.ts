/** Job boards that read our feeds, spelled as in links and application sources. */
export const jobBoards = ["Indeed", "Adzuna", "Jooble", "LinkedIn", "Reed", "Talent.com"] as const;

/** Source when a feed's link names no job board. */
export const feedSource = "Job feed";

/** Source of an application that a recruiter created. */
export const addedSource = "Added by a recruiter";

const careersPage = "Careers page";
const internal = "Internal";
const linkPrefix = "Link: ";

/**
 * Derives an application's source from its link. Anyone can write a link, so only a known job
 * board's name is trusted.
 */
export function applicationSource({ isInternal, named = "" }: CameBy): string {
  if (isInternal) return internal;
  if (!named) return careersPage;
  const known = [feedSource, ...jobBoards].find(
    (board) => board.toLowerCase() === named.toLowerCase(),
  );
  return known ?? `${linkPrefix}${named}`;
}

/** Sources that the product records by itself, beside those of links. */
export const automaticSources = [addedSource, careersPage, feedSource, internal, ...jobBoards];

/** True for the source of a link that names no job board. */
export const isLinkSource = (label: string): boolean =>
  label.toLowerCase().startsWith(linkPrefix.trim().toLowerCase());

interface CameBy {
  isInternal: boolean;
  named?: string | undefined;
}
