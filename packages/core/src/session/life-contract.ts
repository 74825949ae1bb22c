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

/** What every page calls: apart from sign-in, whose rules it need not load. */
export const lifeContract = { logout, extendSession };
