import { careersAddress } from "@ats/core/careers/address";
import { embedIdIn, embedPrefix, ownFramePath } from "@ats/core/embed/address";
import { frameOrigin } from "@ats/core/settings/embedding";
import { type Selectable, sql } from "kysely";
import type { RequestContext } from "../kernel/request-context.ts";
import { hashSecret } from "../kernel/secret.ts";
import type { Services } from "../kernel/services.ts";
import { before } from "../kernel/time.ts";
import { sessionIdleMs } from "../session/session-times.ts";
import type { CompanyTable } from "../users/tables.ts";

type From = Pick<Services, "system" | "clock">;
type Company = Pick<Selectable<CompanyTable>, "integration_settings">;

/**
 * The origins that may show this page in a frame: a client secret's page the one of its session, a
 * careers page those of its company's setting, and any other page the partner of the signed-in
 * user's company, or else of the requested host's. quality.md S5, E2.
 */
export async function frameAncestors(
  services: From,
  request: Pick<RequestContext, "host" | "path" | "readSession">,
): Promise<readonly string[]> {
  const { path } = request;
  if (path.startsWith(embedPrefix) && path !== ownFramePath)
    return ofSession(services, embedIdIn(path));
  const careers = careersAddress(path);
  if (careers) return ofCareers(services, careers.company);
  const secret = request.readSession();
  const company =
    (secret && (await companyOf(services, secret))) ||
    (await companyAt(services, request.host.toLowerCase()));
  const origin = company && frameOrigin(company.integration_settings.iframeSettings);
  return origin ? [origin] : [];
}

/**
 * A used or expired secret's page may still be shown, to say so and ask for another; not that of a
 * revoked token, nor at an origin that its token no longer lists.
 */
async function ofSession({ system, clock }: From, id: string | undefined): Promise<string[]> {
  if (!id) return [];
  const session = await system
    .selectFrom("embed_sessions as e")
    .innerJoin("api_tokens as t", (on) =>
      on.onRef("t.company_id", "=", "e.company_id").onRef("t.id", "=", "e.api_token_id"),
    )
    .where("e.id", "=", id)
    .where("t.revoked_date_time", "is", null)
    .where("t.expires_date_time", ">", clock())
    .whereRef("e.origin", "=", ({ fn }) => fn.any("t.origins"))
    .select("e.origin")
    .executeTakeFirst();
  return session ? [session.origin] : [];
}

async function ofCareers({ system }: From, company: string): Promise<readonly string[]> {
  const found = await system
    .selectFrom("companies")
    .where("careers_key", "=", company)
    .orderBy("id")
    .select("integration_settings")
    .executeTakeFirst();
  const { isEmbedded, pages } = found?.integration_settings.careersFrameSettings ?? {};
  return isEmbedded && pages ? pages : [];
}

async function companyOf({ system, clock }: From, secret: string): Promise<Company | undefined> {
  const now = clock();
  const { rows } = await sql<Company>`select c.integration_settings
    from open_session(${hashSecret(secret)}, ${now}, ${before(now, sessionIdleMs)}) as s
    join companies as c on c.id = s.company_id`.execute(system);
  return rows[0];
}

/** `*.localhost` matches any port of the local machine. */
async function companyAt({ system }: From, host: string): Promise<Company | undefined> {
  const domains = [host, host.replace(/(\.localhost):\d+$/, "$1")];
  return system
    .selectFrom("companies")
    .where(sql<boolean>`system_settings -> 'portal_domain' ?| ${domains}::text[]`)
    .select("integration_settings")
    .executeTakeFirst();
}
