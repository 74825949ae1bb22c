import { type Say, texts } from "@ats/ui/texts";

const builtIn = texts("users.roles", {
  "Recruiter admin user": "Recruiter admin",
  "Recruiter user": "Recruiter",
  "Hiring manager user": "Hiring manager",
  "Master group user": "Master group",
  "Technical support user": "Technical support",
  "Client service user": "Client service",
  "Agency user": "Agency",
  "Agency admin user": "Agency admin",
});

const isBuiltIn = (role: string): role is keyof typeof builtIn => role in builtIn;

/** A role's name as it stands under the heading "Role"; a company names its own roles. */
export const roleName = (say: Say, role: string): string =>
  isBuiltIn(role) ? say(builtIn[role]) : role;
