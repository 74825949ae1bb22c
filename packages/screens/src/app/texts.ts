import { texts } from "@ats/ui/texts";

export const appTexts = texts("app", {
  loadingAccount: "Loading your account",
  accountNotLoaded: "Your account could not be loaded",
  noAccess: "You don’t have access to {title}",
  noAccessHint:
    "Your role, {userType}, does not include this area. Ask an administrator at {companyName} for access.",
  loading: "Loading ATS",
  pageFailed: "This page could not be shown",
  pageFailedHint:
    "Something went wrong. Your other work is safe. Reload the page, and contact support if it happens again.",
  reloadPage: "Reload page",
  copyAddress: "Copy address",
  addressCopied: "Address copied",
  addressNotCopied: "The address could not be copied. Select it and copy it yourself.",
  loadingScreen: "Loading {title}",
});
