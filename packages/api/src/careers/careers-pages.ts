import { applyPath, careersAddress, type Visit } from "@ats/core/careers/address";
import { Hono } from "hono";
import { inCompany } from "../database/database.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { PageEnv } from "../kernel/page.ts";
import type { Services } from "../kernel/services.ts";
import { readSetting } from "../settings/read-setting.ts";
import { advertPage } from "./advert-page.ts";
import {
  advertisedJob,
  careersCompany,
  closedJob,
  findAdverts,
  presentCompany,
} from "./adverts.ts";
import { brandOf } from "./brands.ts";
import type { CareersView } from "./careers-view.ts";
import { closedPage, notTherePage } from "./closed-page.ts";
import { jobPosting } from "./job-posting.ts";
import { listPage } from "./list-page.ts";
import { pageLanguage } from "./page-language.ts";

type Needed = Pick<Services, "system" | "clock" | "publicUrl">;

/**
 * Pages with a company's vacancies, which need no script. The application form is a page of the host,
 * which is asked for it while the vacancy is open.
 */
export function careersPages(services: Needed) {
  const { system, clock, publicUrl } = services;
  const pages = new Hono<PageEnv>();
  pages.get("/*", async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const path = pathname + search;
    const asked = pageLanguage(context, path);
    const { nonce } = context.var;
    const notThere = () => {
      context.header("x-robots-tag", "noindex");
      return context.html(notTherePage({ language: asked, nonce }), 404);
    };
    const address = careersAddress(path);
    if (!address) return notThere();
    const { company: key, job_number, resume, internal, source, lang, ...narrowed } = address;
    const visit: Visit = {
      ...(internal && { internal }),
      ...(source && { source }),
      ...(lang && { lang }),
    };
    const isForm = /\/apply\/?$/i.test(pathname);
    // Links to a saved application from before the form had a page of its own.
    if (job_number !== undefined && resume && !isForm)
      return context.redirect(applyPath(key, job_number, { ...visit, resume }));
    if (!isForm) context.header("vary", "accept-language", { append: true });
    const company = await unlessNotFound(careersCompany(system, { company: key }, { internal }));
    if (!company) return notThere();
    const { language: own } = await readSetting(system, company.id, "company_details");
    const language = pageLanguage(context, path, own);
    const ofCompany = { ...presentCompany(company), key, visit, language, path, publicUrl, nonce };
    const inThis = <Found>(find: Parameters<typeof inCompany<Found>>[2]) =>
      inCompany(system, company.id, find);
    const now = clock();
    if (job_number === undefined) {
      const found = await unlessNotFound(inThis((db) => findAdverts(db, company, narrowed, now)));
      if (!found) return notThere();
      const seo = await readSetting(system, company.id, "seo");
      return context.html(listPage({ view: ofCompany, search: narrowed, seo, ...found }));
    }
    const job = await unlessNotFound(inThis((db) => advertisedJob(db, company, job_number, now)));
    if (job && isForm) {
      context.header("x-robots-tag", "noindex");
      return next();
    }
    const shown = job ?? (await inThis((db) => closedJob(db, company, job_number)));
    if (!shown) return notThere();
    const brand = await brandOf(system, company.id, shown.brand_name);
    const view: CareersView = { ...ofCompany, brand };
    if (job) return context.html(advertPage(view, job, await jobPosting(services, address)));
    context.header("x-robots-tag", "noindex");
    return context.html(closedPage(view, shown.title), 410);
  });
  return pages;
}

const unlessNotFound = <Found>(finding: Promise<Found>): Promise<Found | undefined> =>
  finding.catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return undefined;
    throw error;
  });
