import { texts } from "@ats/ui/texts";

export const signingTexts = texts("documents.signing", {
  loading: "Loading the document",
  linkInvalid: "This link is no longer valid",
  notLoaded: "The document could not be loaded",
  yourDecision: "Your decision",
  decide: "What would you like to do?",
  signByTyping: "Sign by typing my name",
  signByDrawing: "Sign by drawing",
  decline: "Decline to sign",
  sign: "Sign",
  notSent: "Not sent",
  notSigned: "Not signed",
  fullName: "Your full name",
  fullNameHint: "Your typed name is your signature.",
  signature: "Your signature",
  signatureHint: "Draw with a finger, a pen or the mouse.",
  reason: "Reason",
  reasonHint: "{reader} reads this.",
  signed: "You have signed this document",
  signedHint:
    "Below is the signed document with its evidence. Keep a copy: it can be downloaded here until {time}.",
  signedFile: "{title}, signed.pdf",
  declined: "You have declined to sign",
  declinedHint: "{company} has been told, with your reason. You can close this page.",
});
