import { texts } from "@ats/ui/texts";

export const usersTexts = texts("users", {
  users: "Users",
  user: "User",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  telephone: "Telephone",
  role: "Role",
  team: "Departments",
  provisioned: "From the identity provider",
  twoStep: "Two-step",
  twoStepVerification: "Two-step verification",
  on: "On",
  off: "Off",
  never: "Never",
  lastSignIn: "Last sign-in",
  state: "Status",
  theseDetails: "These details were",
  resend: "Send invitation again",
  lock: "Lock",
  unlock: "Unlock",
  signOut: "Sign out everywhere",
  passwordLink: "Email a password link",
});

export const accountStateTexts = texts("users.states", {
  ACTIVE: "Active",
  ASKED: "Asks to join",
  INVITED: "Invited",
  EXPIRED: "Invitation expired",
  LOCKED: "Locked",
  DEACTIVATED: "Deactivated",
});
