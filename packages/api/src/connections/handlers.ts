import { googleMeetHandlers } from "./google-meet.ts";
import { listConnections } from "./list-connections.ts";

export const connectionHandlers = [listConnections, ...googleMeetHandlers];
