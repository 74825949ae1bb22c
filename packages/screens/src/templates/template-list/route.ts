import { templateKinds } from "@ats/core/templates/kinds";
import { z } from "zod";
import { screen } from "../../app/screen.ts";

export const templateViews = [...templateKinds, "outbox"] as const;

export const templateListSearch = z.object({
  /** Emails unless it says otherwise. */
  view: z.enum(templateViews).optional().catch(undefined),
  /** The template that is open. */
  edit: z.coerce.number().int().positive().optional().catch(undefined),
  /** A new one of this kind is being written. */
  add: z.enum(templateKinds).optional().catch(undefined),
});
export type TemplateListSearch = z.output<typeof templateListSearch>;

export const templateListRoute = screen({
  name: "emailTemplates",
  title: "Emails",
  right: "VIEW_TEMPLATES",
  search: templateListSearch,
  load: () => import("./TemplateList.tsx").then(({ TemplateList }) => TemplateList),
});
