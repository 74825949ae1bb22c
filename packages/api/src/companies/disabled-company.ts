import { bundleDays } from "@ats/core/companies/bundle-contract";
import * as bundles from "@ats/core/companies/bundle-contract";
import * as contract from "@ats/core/companies/disabled-contract";
import { toSearch } from "@ats/core/contract/client";
import { to } from "@ats/core/navigation/routes";
import { inCompany } from "../database/database.ts";
import { authorise } from "../kernel/authorise.ts";
import { HttpError } from "../kernel/http-error.ts";
import { implementPublic, type SessionActor } from "../kernel/implement.ts";
import { hashSecret, newSecret } from "../kernel/secret.ts";
import type { Services } from "../kernel/services.ts";
import { before } from "../kernel/time.ts";
import { queueMail } from "../mail/outbox.ts";
import { readHeldRole } from "../roles/held-role.ts";
import { type Account, lockedAccount } from "../session/accounts.ts";
import { provePassword } from "../session/credentials.ts";
import { isSecondFactor, wrongFactor } from "../session/second-factor.ts";
import { bundleMs } from "./bundle-files.ts";
import { queueExport, readExport, readJobs, startWork } from "./bundles.ts";

/** The account's user as if they were signed in, which nobody of a disabled company can be. */
async function actorOf({ system }: Services, { company_id, id }: Account): Promise<SessionActor> {
  const { company_type } = await system
    .selectFrom("companies")
    .where("id", "=", company_id)
    .select("company_type")
    .executeTakeFirstOrThrow();
  return {
    session_id: "",
    company_id,
    user_id: id,
    company_type,
    ...(await readHeldRole(system, { company_id, user_id: id })),
    through: null,
    api_token_id: null,
  };
}

const exportDisabledCompany = implementPublic(contract.exportDisabledCompany, async (call) => {
  const { body, services, request } = call;
  const { system, clock, publicUrl } = services;
  const { accounts, attempt } = await provePassword(call);
  const user = accounts.find(
    ({ disabled, company_id }) => disabled && company_id === (body.company ?? company_id),
  );
  if (!user) {
    await attempt.passed("checked");
    throw new HttpError(
      409,
      "Your company is not disabled. Sign in, then start the export in Settings, Company data.",
    );
  }
  if (user.locked_date_time) throw lockedAccount();
  const { totp_secret, company_id, company_name } = user;
  if (totp_secret !== null) {
    if (body.otp === undefined) {
      await attempt.passed("checked");
      return { needs_otp: true };
    }
    const isProved = await isSecondFactor(services, request, { ...user, totp_secret }, body);
    if (!isProved) throw wrongFactor(body);
  }
  const actor = { ...(await actorOf(services, user)), address: request.address };
  authorise({ actor, company: { name: company_name, disabled: true } }, bundles.exportCompany);
  await attempt.passed("checked");
  const link = newSecret();
  const href = new URL(`${to.disabledAts()}?${toSearch({ export: link })}`, publicUrl).href;
  await inCompany(system, company_id, async (db) => {
    await queueExport({ actor, db, services }, hashSecret(link));
    const mail = {
      to: user.email,
      subject: `The export of ${company_name}`,
      text: `Hello ${user.first_name},\n\nThe export of ${company_name} that you asked for is being made. Follow it and download it here within ${bundleDays} days:\n\n${href}\n\nWhoever has this link can download all of the company’s data, so keep it to yourself. If you did not ask for the export, somebody knows your password: change it at once.`,
    };
    await queueMail(db, company_id, mail, clock());
  });
  startWork(services);
  return { needs_otp: false };
});

/** The export of a link, while its author may still sign in once the company is open again. */
async function linked({ system, clock }: Services, link: string) {
  const found = await system
    .selectFrom("company_bundles as b")
    .innerJoin("companies as c", "c.id", "b.company_id")
    .innerJoin("users as u", (on) =>
      on.onRef("u.company_id", "=", "b.company_id").onRef("u.id", "=", "b.created_by"),
    )
    .where("b.link_hash", "=", hashSecret(link))
    .where("b.created_date_time", ">", before(clock(), bundleMs))
    .where("u.is_active", "=", true)
    .select(["b.id", "b.company_id", "b.created_by as user_id", "c.name as company_name"])
    .executeTakeFirst();
  if (!found)
    throw new HttpError(
      404,
      `This link is not known or is older than ${bundleDays} days. Ask for another export on this page.`,
    );
  return found;
}

const getMailedExport = implementPublic(contract.getMailedExport, async ({ params, services }) => {
  const { id, company_id, company_name } = await linked(services, params.id);
  const [job] = await inCompany(services.system, company_id, (db) => readJobs(db, id));
  if (!job) throw new HttpError(404, "This export was removed. Ask for another on this page.");
  if (job.status === "WAITING" || job.status === "RUNNING") startWork(services);
  return { ...job, company_name };
});

const downloadMailedExport = implementPublic(
  contract.downloadMailedExport,
  async ({ params, services, request }) => {
    const { id, ...actor } = await linked(services, params.id);
    return inCompany(services.system, actor.company_id, (db) =>
      readExport({ actor: { ...actor, address: request.address }, db, services }, id),
    );
  },
);

export const disabledCompanyHandlers = [
  exportDisabledCompany,
  getMailedExport,
  downloadMailedExport,
];
