import type { BrowserApi } from "@ats/demo/browser/browser-api";
import { sendEnvelope, writeEnvelope } from "@ats/core/documents/contract";
import { signingPath } from "@ats/core/documents/signing-address";
import { applicationOf, isOpenToAll } from "../applications/story-places.ts";

export const offer = {
  kind: "OFFER" as const,
  title: "Offer of employment",
  text: "<h2>Terms</h2><p>We are pleased to offer you <strong>the post</strong>. You start on a Monday, working 37 hours a week.</p><ul><li>28 days of holiday</li><li>A pension</li></ul>",
};

/** Path of an application without documents and checks. */
export const applicant = (tab = "?tab=documents") =>
  applicationOf(isOpenToAll, ({ status }) => status === "APPLIED", tab);

export const idIn = (path: string): number => Number(/\/(\d+)(\?|$)/.exec(path)?.[1]);

/** Signs in a colleague: an account has one session, and the recruiter's is in use. */
export async function signInColleague(api: BrowserApi): Promise<BrowserApi> {
  const visitor = api.visitor();
  await visitor.signIn("admin@northgate.example");
  return { ...api, ...visitor };
}

/** Adds a draft by a colleague to an application. */
export async function addDraft(api: BrowserApi, title = offer.title) {
  const helen = await signInColleague(api);
  const id = idIn(await applicant()(helen));
  const draft = await helen.client.call(writeEnvelope, {
    params: { id },
    body: { ...offer, title },
  });
  return { helen, draft };
}

/** Adds and sends a draft; returns the path of its link too. */
export async function sendDraft(api: BrowserApi, title = offer.title) {
  const { helen, draft } = await addDraft(api, title);
  const { id, version } = draft;
  await helen.client.call(sendEnvelope, { params: { id }, body: { days: 14 }, version });
  const mail = await api.mail();
  const { text = "" } = mail.findLast(({ subject }) => subject.includes(title)) ?? {};
  const token = /\/sign\/([\w-]+)/.exec(text)?.[1] ?? "";
  return { id, token, path: signingPath(token) };
}
