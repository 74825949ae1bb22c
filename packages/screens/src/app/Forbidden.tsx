import { EmptyState } from "@ats/ui/EmptyState";
import { Page } from "@ats/ui/Page";
import { Lock } from "lucide-react";
import { useUser } from "../session/session.tsx";

export function Forbidden({ area }: { area: string }) {
  const { company_name, userType } = useUser();
  return (
    <Page>
      <EmptyState
        level={1}
        icon={<Lock />}
        title={`You don’t have access to ${area}`}
        description={`Your role, ${userType}, does not include this area. Ask an administrator at ${company_name} for access.`}
      />
    </Page>
  );
}
