import { endpoint } from "../contract/endpoint.ts";

export const logout = endpoint({
  method: "POST",
  path: "/api/auth/logout",
  summary: "Ends the session",
  allowsDisabled: true,
});

export const extendSession = endpoint({
  method: "POST",
  path: "/api/auth/extendSessionTTL",
  summary: "Extends the session and refreshes the API token",
});

/** Answers in the header that carries the token, as every call does that renews it. Specification §7. */
export const getApiToken = endpoint({
  method: "GET",
  path: "/api/apiToken",
  summary: "Renews the signed-in user's API token, and leaves the session's time as it is",
});

/** What every page calls: apart from sign-in, whose rules it need not load. */
export const sessionTimesContract = { logout, extendSession, getApiToken };
