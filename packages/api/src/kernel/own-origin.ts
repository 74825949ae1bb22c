import { HttpError } from "./http-error.ts";

/** True when the page that sent the request came from the request's own host. */
export function isOwnOrigin(request: Request): boolean {
  const origin = request.headers.get("origin");
  return (
    origin !== null && URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
  );
}

export const foreignOrigin = () =>
  new HttpError(
    403,
    "This change did not come from a page of this site. Open the site and try again.",
  );
