import { frameOrigin } from "@ats/core/settings/embedding";
import { type Selectable, sql } from "kysely";
import type { RequestContext } from "../kernel/request-context.ts";
import type { Services } from "../kernel/services.ts";
import type { CompanyTable } from "../users/tables.ts";
import { sessionIdleMs } from "../session/session-times.ts";
import { hashSecret } from "../kernel/secret.ts";
import { before } from "../kernel/time.ts";

type Company = Pick<Selectable<CompanyTable>, "integration_settings">;

/**
 * The origin that may show this page in a frame: from the signed-in user's company, or else from
 * the company of the requested host. quality.md S5.
 */
export async function frameAncestor(
  { system, clock }: Pick<Services, "system" | "clock">,
  request: Pick<RequestContext, "host" | "readSession">,
): Promise<string | undefined> {
  const secret = request.readSession();
  const company =
    (secret && (await companyOf(secret))) || (await companyAt(request.host.toLowerCase()));
  return company && frameOrigin(company.integration_settings.iframeSettings);

  async function companyOf(secret: string): Promise<Company | undefined> {
    const now = clock();
    const { rows } = await sql<Company>`select c.integration_settings
      from open_session(${hashSecret(secret)}, ${now}, ${before(now, sessionIdleMs)}) as s
      join companies as c on c.id = s.company_id`.execute(system);
    return rows[0];
  }

  /** `*.localhost` matches any port of the local machine. */
  async function companyAt(host: string): Promise<Company | undefined> {
    const domains = [host, host.replace(/(\.localhost):\d+$/, "$1")];
    return system
      .selectFrom("companies")
      .where(sql<boolean>`system_settings -> 'portal_domain' ?| ${domains}::text[]`)
      .select("integration_settings")
      .executeTakeFirst();
  }
}
