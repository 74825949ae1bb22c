import { approvalProcess } from "@ats/core/flags/flags";
import { to } from "@ats/core/navigation/routes";
import { sidebarFor } from "@ats/core/navigation/sidebar";
import { hasClients } from "@ats/core/rights/access";
import { useTexts } from "@ats/ui/texts";
import type { ReactNode } from "react";
import { useAts } from "../app/context.tsx";
import { useFlag } from "../flags/useFlag.ts";
import { useUser } from "../session/session.tsx";
import { icons } from "./icons.tsx";
import { menuTexts } from "./texts.ts";

export interface MenuLink {
  id: string;
  label: string;
  href: string;
  icon: ReactNode;
}

/** The signed-in user's menu, with the host's entries last. Specification §2. */
export function useMenu(): MenuLink[] {
  const say = useTexts();
  const { host, hasScreen } = useAts();
  const user = useUser();
  const approvals = useFlag(approvalProcess);
  return [
    ...sidebarFor(user, { hasClients: hasClients(user), approvals }, hasScreen).map(({ route }) => {
      const Icon = icons[route];
      return {
        id: route,
        label: say(menuTexts[route]),
        href: (to[route] as () => string)(),
        icon: Icon && <Icon />,
      };
    }),
    ...(host.slots.sidebarExtra ?? []).map((item) => ({ ...item, id: item.href })),
  ];
}
