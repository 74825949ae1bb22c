import type { Samples } from "../sample.ts";

export const auditCalls = {
  listAuditEvents: {},
  listAuditActors: {},
  exportAuditEvents: {},
  verifyAuditEvents: {},
} satisfies Samples;
