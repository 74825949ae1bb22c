import { texts } from "@ats/ui/texts";

export const connectionTexts = texts("connections", {
  title: "Connections",
  hint: "Systems outside that work with your company’s data, or that send for you.",
  notLoaded: "The connections could not be loaded",
  system: "System",
  state: "State",
  setUp: "Set up by",
  lastUsed: "Last used",
  change: "Change",
  changeNamed: "Change {name}",
  on: "Connected",
  off: "Not connected",
  never: "Never",
  used: "Used {when}",
  neverUsed: "Never used",
  operator: "Set by whoever runs the server",
  googleMeet: "Google Meet",
  identityProvider: "Sign-in by your organisation",
  provisioning: "Users from a directory",
  apiToken: "Server with an API token",
  partnerPage: "Partner’s page that shows the product",
  careersFrame: "Sites that show the careers pages",
  mailServer: "Mail server",
  textGateway: "Gateway for text messages",
});

export const googleMeetTexts = texts("connections.googleMeet", {
  title: "Google Meet",
  hint: "Whoever arranges a video interview can make its link with one click.",
  notLoaded: "The connection to Google Meet could not be loaded",
  keyFile: "Key of the service account",
  keyFileHint:
    "In Google Cloud, turn on the Google Meet API, make a service account and download its key as JSON. In Google Workspace, allow it the scope below.",
  scope: "Scope",
  noKeyFile: "Choose the key file.",
  organiser: "Organiser",
  organiserHint: "Email of the colleague whose Google account owns the meetings.",
  account: "Service account",
  connected: "Connected",
  byAndWhen: "by {name}, {when}",
  connect: "Connect Google Meet",
  replace: "Replace the key",
  nowConnected: "Google Meet is connected.",
  disconnect: "Disconnect",
  disconnectTitle: "Disconnect Google Meet?",
  disconnectHint:
    "Nobody can make new links. Links in interviews that are already arranged stay as they are.",
  nowDisconnected: "Google Meet is disconnected.",
  noUser: "Enter the email of somebody who is a user here and not deactivated.",
  noDetails:
    "Google does not let this key act for the organiser. Check the email, and that Google Workspace allows the service account the scope.",
  notSaved:
    "Google did not accept the key, or could not be reached. Nothing was changed. Check that the key is not deleted, and try again.",
  makeLink: "Make a Google Meet link",
});
