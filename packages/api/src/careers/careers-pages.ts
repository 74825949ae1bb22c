import { applyPath, careersAddress, type Visit } from "@ats/core/careers/address";
import { careersPageTexts } from "@ats/core/careers/page-texts";
import { Hono } from "hono";
import { html } from "hono/html";
import { inCompany } from "../database/database.ts";
import { HttpError } from "../kernel/http-error.ts";
import { page, type PageEnv } from "../kernel/page.ts";
import type { Services } from "../kernel/services.ts";
import { advertPage } from "./advert-page.ts";
import { advertisedJob, careersCompany, findAdverts, presentCompany } from "./adverts.ts";
import { brandOf } from "./brands.ts";
import type { CareersView } from "./careers-view.ts";
import { jobPosting } from "./job-posting.ts";
import { listPage } from "./list-page.ts";
import { pageLanguage } from "./page-language.ts";

type Needed = Pick<Services, "system" | "clock" | "publicUrl">;

/** Pages with a company's vacancies, which need no script. The application form is elsewhere. */
export function careersPages(services: Needed) {
  const pages = new Hono<PageEnv>();
  pages.get("/:company/:job{\\d{1,9}}?", async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const path = pathname + search;
    const address = careersAddress(path);
    if (!address) return next();
    const { company: key, job_number, resume, internal, source, lang, ...narrowed } = address;
    const visit: Visit = {
      ...(internal && { internal }),
      ...(source && { source }),
      ...(lang && { lang }),
    };
    // Links to a saved application from before the form had a page of its own.
    if (job_number !== undefined && resume)
      return context.redirect(applyPath(key, job_number, { ...visit, resume }));
    const language = pageLanguage(context, path);
    context.header("vary", "accept-language", { append: true });
    try {
      const company = await careersCompany(services.system, { company: key }, { internal });
      const { nonce } = context.var;
      const view: CareersView = { ...presentCompany(company), key, visit, language, path, nonce };
      const now = services.clock();
      if (job_number !== undefined) {
        const job = await inCompany(services.system, company.id, (db) =>
          advertisedJob(db, company, job_number, now),
        );
        const brand = await brandOf(services.system, company.id, job.brand_name);
        const posting = await jobPosting(services, address);
        return context.html(advertPage({ ...view, brand }, job, posting));
      }
      const found = await inCompany(services.system, company.id, (db) =>
        findAdverts(db, company, narrowed, now),
      );
      return context.html(listPage({ view, search: narrowed, ...found }));
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 404) throw error;
      const say = careersPageTexts[language];
      const body = html`<main><h1>${say.notThere}</h1><p>${say.notThereHint}</p></main>`;
      const { nonce } = context.var;
      return context.html(page({ title: say.notThere, nonce, language }, body), 404);
    }
  });
  return pages;
}
