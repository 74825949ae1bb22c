export { useMarkRead, useNotifications } from "../notifications/queries.ts";
