import { EmptyState } from "@ats/ui/EmptyState";
import { Page } from "@ats/ui/Page";
import { useTexts } from "@ats/ui/texts";
import { Lock } from "lucide-react";
import { useUser } from "../session/session.tsx";
import { appTexts } from "./texts.ts";

export function Forbidden({ title }: { title: string }) {
  const say = useTexts();
  const { company_name, userType } = useUser();
  return (
    <Page>
      <EmptyState
        level={1}
        icon={<Lock />}
        title={say(appTexts.noAccess, { title })}
        description={say(appTexts.noAccessHint, { userType, companyName: company_name })}
      />
    </Page>
  );
}
