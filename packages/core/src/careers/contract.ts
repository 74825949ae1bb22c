import { z } from "zod";
import { bodyBytes, endpoint, file } from "../contract/endpoint.ts";
import { jobSchema } from "../jobs/job.ts";
import { questionSchema } from "../jobs/question.ts";
import { languageSchema } from "../languages/language.ts";
import { pageOf } from "../lists/page.ts";
import { email } from "../validation/email.ts";
import { greetedName } from "../validation/greeted-name.ts";
import { withName } from "../validation/person-name.ts";
import { telephone } from "../validation/telephone.ts";
import { plainText, sanitiseText } from "../validation/text.ts";
import { brandLookSchema } from "./brand.ts";
import { diversityInput } from "./diversity.ts";
import { feedSource } from "./source.ts";

export const companyParam = z.object({ company: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/) });
const jobParams = companyParam.extend({ job_number: z.coerce.number().int().positive() });

export const advertSummarySchema = jobSchema
  .pick({
    job_number: true,
    title: true,
    location: true,
    postal_code: true,
    dept: true,
    job_type: true,
    salary_min: true,
    salary_max: true,
    currency: true,
    published_date_time: true,
    closing_date_time: true,
    time_zone: true,
  })
  /** The job's brand, or else the company's name. */
  .extend({ brand_name: z.string() });
export type AdvertSummary = z.output<typeof advertSummarySchema>;

/** `has_list` is false when the visitor may not see the company's list of adverts. */
const company = z.object({
  name: z.string(),
  has_list: z.boolean(),
  /** Null while the careers pages look as delivered. */
  brand: brandLookSchema.nullable(),
});

/** Key of the internal vacancies, when the visitor arrived by that link. */
const visit = z.object({ internal: z.string().max(100).optional() });

export const listAdverts = endpoint({
  method: "GET",
  path: "/api/careers/{company}",
  summary: "Lists a company's adverts on its careers page or internally, newest first",
  access: "public",
  params: companyParam,
  query: visit.extend({
    q: z.string().trim().max(200, "Shorten the search to 200 characters or fewer.").optional(),
    location: z.string().max(200).optional(),
    dept: z.string().max(200).optional(),
    job_type: z.string().max(200).optional(),
    page_no: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  response: pageOf(advertSummarySchema).extend({ company }),
});

/** A question without its knock-out answers, which applicants must not see. */
const publicQuestionSchema = questionSchema.omit({ knock_out: true });

export const getAdvert = endpoint({
  method: "GET",
  path: "/api/careers/{company}/{job_number}",
  summary: "Returns a job's advert and application form",
  access: "public",
  params: jobParams,
  query: visit,
  response: advertSummarySchema.extend({
    company,
    choose_benefits: z.array(z.string()),
    description: z.string(),
    questions: z.array(publicQuestionSchema),
    anonymised: z.boolean(),
  }),
});

/** Largest CV, or file that answers a question, in bytes. */
export const uploadMaxBytes = 10_485_760;

export const uploadFile = endpoint({
  method: "POST",
  path: "/api/careers/{company}/{job_number}/files",
  summary: "Uploads a file for an application being written, and returns its id",
  access: "public",
  limit: "file",
  idempotent: true,
  params: jobParams,
  query: visit,
  body: z
    .file()
    .min(1, "This file is empty (0 bytes). Save it again and choose that file.")
    .max(uploadMaxBytes, "This file is larger than 10 MB. Make it smaller and choose it again."),
  response: z.object({ upload: z.uuid() }),
});

const upload = z.object({ upload: z.uuid(), name: plainText(200, "Give the file a name.") });

const applicationFields = z.object({
  /** Made by the form, so that sending it twice creates one application. */
  app_uuid: z.uuid(),
  first_name: greetedName,
  last_name: greetedName,
  email,
  contact_mobile_number: telephone.nullable(),
  city: z.string().max(100).transform(sanitiseText),
  postcode: z.string().max(12).transform(sanitiseText),
  cv: upload.nullable(),
  answers: z
    .array(
      z.object({
        question_id: z.uuid(),
        /** Text typed or options chosen; for a file, the name and id of its upload. */
        answer: z.array(z.string().max(5000).transform(sanitiseText)).max(50),
      }),
    )
    .max(40),
  consent: z.literal(
    true,
    "We need your agreement to keep your details before we can consider you.",
  ),
  /** Consent to future opportunities. */
  may_be_kept: z.boolean().default(false),
  /** Language of the mails to the applicant. */
  language: languageSchema.default("en"),
  diversity: diversityInput,
});
const nameMissing = "Enter your first name.";
export const applicationInput = withName(applicationFields, nameMissing);
export type ApplicationInput = z.input<typeof applicationInput>;

/** The visit, and the site that the link names as its source. */
const sourcedVisit = visit.extend({
  source: z
    .string()
    .max(500)
    .transform((text) => sanitiseText(text).slice(0, 60))
    .optional(),
});

export const apply = endpoint({
  method: "POST",
  path: "/api/careers/{company}/{job_number}/applications",
  summary: "Applies for an advertised job",
  access: "public",
  limit: "form",
  captcha: true,
  params: jobParams,
  query: sourcedVisit,
  maxBytes: bodyBytes.large,
  body: applicationInput,
  response: z.object({ app_uuid: z.string() }),
});

/** Days for which an unfinished application is saved. */
export const savedApplicationDays = 30;

/** An unfinished application. Diversity answers are never saved with it. */
export const savedApplicationInput = withName(
  applicationFields.omit({ diversity: true }),
  nameMissing,
);
export type SavedApplication = z.output<typeof savedApplicationInput>;

export const saveApplication = endpoint({
  method: "POST",
  path: "/api/careers/{company}/{job_number}/kept-applications",
  summary: "Saves an unfinished application and emails the applicant a link to continue",
  access: "public",
  limit: "form",
  captcha: true,
  params: jobParams,
  query: sourcedVisit,
  maxBytes: bodyBytes.large,
  body: savedApplicationInput,
  response: z.object({ expires_date_time: z.string() }),
});

export const resumeApplication = endpoint({
  method: "POST",
  readsOnly: true,
  path: "/api/careers/{company}/{job_number}/kept-applications/resume",
  summary: "Returns a saved application by its emailed link, which stays valid",
  access: "public",
  limit: "link",
  params: jobParams,
  query: visit,
  body: z.object({ token: z.string().max(200) }),
  response: savedApplicationInput,
});

export const readJobFeed = endpoint({
  method: "GET",
  path: "/careers/{company}/feed.xml",
  summary:
    "Returns the company's adverts as an XML feed for job boards, with the source in each link",
  access: "public",
  params: companyParam,
  query: z.object({ source: z.string().max(60).default(feedSource) }),
  response: file,
});

export const careersContract = {
  listAdverts,
  getAdvert,
  uploadFile,
  apply,
  saveApplication,
  resumeApplication,
  readJobFeed,
};
