import { type NotificationEvent, notificationEvents } from "@ats/core/notifications/notification";
import type { Services } from "../kernel/services.ts";
import { pathSigner } from "../session/signed-path.ts";

/** The user who got a mail, and the events that it was about. */
export interface Unsubscription {
  company_id: number;
  user_id: number;
  events: readonly NotificationEvent[];
}

/** Makes and reads the paths that stop mail about some events for one user. They do not expire. */
export async function unsubscribePaths(services: Pick<Services, "system">) {
  const { sign, isSigned } = await pathSigner(services, "unsubscribe");
  return {
    pathOf: ({ company_id, user_id, events }: Unsubscription): string =>
      `/unsubscribe/${sign([company_id, user_id, ...events].join("."))}`,
    read(text: string, signature: string): Unsubscription | undefined {
      if (!isSigned(text, signature)) return undefined;
      const [company_id, user_id, ...names] = text.split(".");
      const events = notificationEvents.filter((event) => names.includes(event));
      return { company_id: Number(company_id), user_id: Number(user_id), events };
    },
  };
}
