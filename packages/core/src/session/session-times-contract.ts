import { endpoint } from "../contract/endpoint.ts";

export const logout = endpoint({
  method: "POST",
  path: "/api/auth/logout",
  summary: "Ends the session",
  allowsViewing: true,
  allowsDisabled: true,
});

export const extendSession = endpoint({
  method: "POST",
  path: "/api/auth/extendSessionTTL",
  summary: "Extends the session and refreshes the API token",
  allowsViewing: true,
});

/** Returns the renewed token in the header, as every call may. Specification §7. */
export const getApiToken = endpoint({
  method: "GET",
  path: "/api/apiToken",
  summary: "Renews the signed-in user's API token without extending the session",
});

/** Called by every page; separate from sign-in so that its rules need not load. */
export const sessionTimesContract = { logout, extendSession, getApiToken };
