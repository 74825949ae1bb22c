import { implementWhereOn } from "../settings/switched-on.ts";

/** Binds a handler of agencies, which answers where the company works with them. */
export const implementAgencies = implementWhereOn(
  "agency_enabled",
  "Agencies are switched off for your company. Ask support to turn them on.",
);
