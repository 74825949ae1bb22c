import { type TemplateKind, templateKinds } from "@ats/core/templates/kinds";
import { useCanSendTexts } from "../../messages/useCanSendTexts.ts";

/** The kinds of template that the company can use. */
export function useTemplateKinds(): readonly TemplateKind[] {
  const hasTexts = useCanSendTexts();
  return templateKinds.filter((kind) => hasTexts || kind !== "sms");
}
