export const templateKinds = ["email", "sms", "document"] as const;
export type TemplateKind = (typeof templateKinds)[number];
export const kindLabels: Record<TemplateKind, string> = {
  email: "Email",
  sms: "SMS",
  document: "Documents",
};
