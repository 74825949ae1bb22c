import type { Samples } from "../sample.ts";

export const roleCalls = {
  listRoles: { by: "admin" },
} satisfies Samples;
