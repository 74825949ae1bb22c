import { expect, it } from "vitest";
import { accessRules } from "../rights/access.ts";
import { rights } from "../rights/rights.ts";
import { areas, contract } from "./contract.ts";
import type { Endpoint } from "../contract/endpoint.ts";

const endpoints = Object.entries(contract) as [string, Endpoint][];

it("the contract has the endpoints of every area", () => {
  const ofAreas = Object.values(areas).flatMap((area) => Object.keys(area));
  expect(Object.keys(contract).toSorted()).toEqual(ofAreas.toSorted());
});

it("Specification §7: the contract has one endpoint for each method and path", () => {
  const calls = endpoints.map(
    ([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, "{}")}`,
  );
  expect(new Set(calls).size).toBe(calls.length);
});

it.each(endpoints)(
  "Specification §6: %s requires a session, a known right or a known feature, or is marked public",
  (_, { access }) => {
    expect([...rights, ...Object.keys(accessRules), "session", "public"]).toContain(access);
  },
);

it.each(endpoints)(
  "Specification §7: %s declares every parameter of its path",
  (_, { path, params }) => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(params.shape)).toEqual(named);
  },
);

/**
 * Writes that need neither header, by the reason. See
 * docs/decisions/2026-11-21-versions-and-idempotency-keys.md.
 */
const otherwise = {
  "starts, extends or ends a session":
    "login loginWithToken redeemClientSecret beginOrganisationSignIn finishOrganisationSignIn openSupportSession extendSession logout stopView endSession endOtherSessions",
  "sets or checks a password or second factor by a single-use code or link":
    "forgotPassword resetPasswordLink resetPassword changePassword sendMailedCode verifyMailedCode enableMfa disableMfa disableUserMfa",
  "returns a secret, which no stored answer may contain":
    "openMeeting createCalendarFeed renewInternalLink enrolMfa renewRecoveryCodes addApiToken createEmbedSession signInFrame",
  "is refused while the company has an open request": "submitDeletionRequest exportDisabledCompany",
  "uses up the link that was mailed":
    "processDeletionRequest decidePortalRequest registerAgency askToJoinAgency",
  "carries the uuid of its form, which makes one application": "apply saveApplication",
  "removes or records something with the same effect however often it is called":
    "deleteUser archiveSource removeTag withdrawBookingInvitation revokeApiToken removeGoogleMeet removeCandidateCv removeCalendarFeed removeTimeOff removeAgencyDocument removeStandIn deleteBrand removeSavedView removePhoto cancelImport markNotDuplicates undoNotDuplicates viewApplication revealApplication readNotifications readAllNotifications dismissAnnouncement finishSift switchFlag lockSetting followParent cancelDeletionRequest removeBundle",
  "is the user's own, where the last change wins":
    "saveView changeSavedView shareSavedView chooseDefaultView savePhoto saveNotificationChoices saveNotificationChannel saveDigest muteJob scoreSiftAnswer",
  "names the previous value in its body":
    "renameSource renameTag changeAgencyGroup changeApprover moveApprovalChain changeLineManager saveSpecificSetting saveSeo setClientSetting changeCandidateCustomValues changeJobCustomValues changeApplicationCustomValues",
  "speaks SCIM, which knows neither: said twice it is refused or has the same effect":
    "addScimUser replaceScimUser patchScimUser addScimGroup replaceScimGroup patchScimGroup removeScimUser removeScimGroup",
  "counts a question, and changes nothing else": "checkCandidate",
  "replaces a key, whose last one counts": "saveGoogleMeet",
  "takes a name that only one company has": "addCompany",
  "has one writer, the operator of the platform": "saveGlobalSettings",
};

it("Quality R2, R3: every write names its starting version or its intent, or is known to need neither", () => {
  const unnamed = endpoints.filter(
    ([, { readsOnly, ifMatch, idempotent }]) => !readsOnly && !ifMatch && !idempotent,
  );
  expect(unnamed.map(([name]) => name).toSorted()).toEqual(
    Object.values(otherwise)
      .flatMap((names) => names.split(" "))
      .toSorted(),
  );
});
