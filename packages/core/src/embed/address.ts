/** Beginning of the address of the product's page in a partner's frame; the session's id follows. */
export const embedPrefix = "/embed/";

/** Address of the page in the frame. The id is public. */
export const embedPath = (id: string): string => `${embedPrefix}${id}`;

/** The session's id in such an address. */
export const embedIdIn = (path: string): string | undefined =>
  /^\/embed\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(path)?.[1];

/** Page in a frame of the product itself that keeps no cookies: it signs in by a window of its own. */
export const ownFramePath = `${embedPrefix}own`;
/** That window. */
export const signInWindowPath = `${embedPrefix}window`;
