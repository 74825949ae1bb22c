import { z } from "zod";
import { endpoint, file } from "../contract/endpoint.ts";
import { jobSchema } from "../jobs/job.ts";
import { questionSchema } from "../jobs/question.ts";
import { pageOf } from "../lists/page.ts";
import { email } from "../validation/email.ts";
import { telephone } from "../validation/telephone.ts";
import { plainText, sanitiseText } from "../validation/text.ts";
import { diversityInput } from "./diversity.ts";
import { feedSource } from "./source.ts";

const companyParam = z.object({ company: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/) });
const jobParams = companyParam.extend({ job_number: z.coerce.number().int().positive() });

/** A job as its advert's heading tells it. */
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
  /** Whose vacancy it is: the job's brand, else the company. */
  .extend({ brand_name: z.string() });
export type AdvertSummary = z.output<typeof advertSummarySchema>;

/** Whose adverts they are, and whether a visitor may see them listed. */
const company = z.object({ name: z.string(), has_list: z.boolean() });

/** The key of the internal vacancies, where a visitor came by that link. */
const visit = z.object({ internal: z.string().max(100).optional() });

export const listAdverts = endpoint({
  method: "GET",
  path: "/api/careers/{company}",
  summary: "The jobs that a company advertises on its careers page or internally, the newest first",
  access: "public",
  params: companyParam,
  query: visit.extend({
    q: z.string().trim().max(200, "Shorten the search to 200 characters or fewer.").optional(),
    page_no: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  response: pageOf(advertSummarySchema).extend({ company }),
});

/** What applicants are asked; which answers are flagged is not theirs to know. */
const askedSchema = questionSchema.omit({ knock_out: true });

export const getAdvert = endpoint({
  method: "GET",
  path: "/api/careers/{company}/{job_number}",
  summary: "A job's advert and its application form",
  access: "public",
  params: jobParams,
  query: visit,
  response: advertSummarySchema.extend({
    company,
    choose_benefits: z.array(z.string()),
    description: z.string(),
    questions: z.array(askedSchema),
    anonymised: z.boolean(),
  }),
});

/** What is sent with an application: its CV, or the answer to a question. */
export const uploadMaxBytes = 10_485_760;

export const uploadFile = endpoint({
  method: "POST",
  path: "/api/careers/{company}/{job_number}/files",
  summary: "Takes a file for an application that is being written, and names it",
  access: "public",
  idempotent: true,
  params: jobParams,
  query: visit,
  body: z
    .file()
    .min(1, "This file is empty: it has 0 bytes. Save it again and choose that file.")
    .max(uploadMaxBytes, "This file is larger than 10 MB. Save it smaller and choose it again."),
  response: z.object({ upload: z.uuid() }),
});

const upload = z.object({ upload: z.uuid(), name: plainText(200, "Give the file a name.") });

export const applicationInput = z.object({
  /** Made where the form is filled in: sent again, it is the same application. */
  app_uuid: z.uuid(),
  first_name: plainText(100, "Enter your first name."),
  last_name: plainText(100, "Enter your last name."),
  email,
  contact_mobile_number: telephone.nullable(),
  city: z.string().max(100).transform(sanitiseText),
  postcode: z.string().max(12).transform(sanitiseText),
  cv: upload.nullable(),
  answers: z
    .array(
      z.object({
        question_id: z.uuid(),
        /** What was typed or chosen; of a file its upload's name and id. */
        answer: z.array(z.string().max(5000).transform(sanitiseText)).max(50),
      }),
    )
    .max(40),
  consent: z.literal(true, "Agree that we keep your details, so that we can consider you."),
  /** Agreed besides: for other jobs too. */
  may_be_kept: z.boolean().default(false),
  diversity: diversityInput,
});
export type ApplicationInput = z.input<typeof applicationInput>;

/** How the visitor came, with what their link says it is on. */
const sourcedVisit = visit.extend({
  source: z
    .string()
    .transform((text) => sanitiseText(text).slice(0, 60))
    .optional(),
});

export const apply = endpoint({
  method: "POST",
  path: "/api/careers/{company}/{job_number}/applications",
  summary: "Applies for an advertised job",
  access: "public",
  captcha: true,
  params: jobParams,
  query: sourcedVisit,
  body: applicationInput,
  response: z.object({ app_uuid: z.string() }),
});

/** For how long an application waits for who began it. */
export const keptDays = 30;

/** An application as far as it is written. Answers that are counted for the vacancy are not among it. */
export const keptInput = applicationInput.omit({ diversity: true });
export type Kept = z.output<typeof keptInput>;

export const keepApplication = endpoint({
  method: "POST",
  path: "/api/careers/{company}/{job_number}/kept-applications",
  summary: "Keeps an application that is not finished, and mails the applicant the link to go on",
  access: "public",
  captcha: true,
  params: jobParams,
  query: sourcedVisit,
  body: keptInput,
  response: z.object({ expires_date_time: z.string() }),
});

export const resumeApplication = endpoint({
  method: "POST",
  path: "/api/careers/{company}/{job_number}/kept-applications/resume",
  summary: "What an applicant has kept, by the link that was mailed; the link stays good",
  access: "public",
  params: jobParams,
  query: visit,
  body: z.object({ token: z.string().max(200) }),
  response: keptInput,
});

export const readJobFeed = endpoint({
  method: "GET",
  path: "/careers/{company}/feed.xml",
  summary: "The company's adverts as the XML that job boards read; their links name the source",
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
  keepApplication,
  resumeApplication,
  readJobFeed,
};
