import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** Where partners show the product in a frame, and whose host a page is asked of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `alter table companies add column integration_settings jsonb not null
       default '{"iframeSettings": {"isIframe": false, "iframeUrl": null}}';
     grant update (integration_settings) on companies to ats_company;
     create index companies_portal_domain on companies
       using gin ((system_settings -> 'portal_domain'))`,
  );
}
