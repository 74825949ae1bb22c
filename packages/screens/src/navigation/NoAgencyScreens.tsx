import { EmptyState } from "@ats/ui/EmptyState";
import { Button } from "@ats/ui/Button";
import { Page } from "@ats/ui/Page";
import { Handshake } from "lucide-react";
import { useUser } from "../session/session.tsx";
import { useLogOut } from "../session/useLogOut.ts";

/** Shown to an agency's user, for whom this release has no screens. */
export default function NoAgencyScreens() {
  const { company_name } = useUser();
  const logOut = useLogOut();
  return (
    <Page>
      <EmptyState
        level={1}
        icon={<Handshake />}
        title="There are no screens for agencies in this release"
        description={`You are signed in for ${company_name}, an agency. Agency jobs, clients and users come in a later release; until then, please work with the employer directly.`}
        action={<Button onPress={logOut}>Log out</Button>}
      />
    </Page>
  );
}
