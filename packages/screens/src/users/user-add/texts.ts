import { texts } from "@ats/ui/texts";

export const userAddTexts = texts("users.add", {
  title: "Invite a user",
  form: "New user",
  emailHint: "We send a link to this address. It works once, within {days} days.",
  chooseRole: "Choose a role.",
  invite: "Send invitation",
  inviteNext: "Send and invite another",
  invited: "Invitation sent to {email}",
});
