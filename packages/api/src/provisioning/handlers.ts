import { discoveryHandlers } from "./discovery.ts";
import { scimGroupHandlers } from "./groups.ts";
import { scimUserHandlers } from "./users.ts";

export const provisioningHandlers = [
  ...discoveryHandlers,
  ...scimUserHandlers,
  ...scimGroupHandlers,
];
