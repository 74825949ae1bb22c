import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { Page } from "@ats/ui/Page";
import { useTexts } from "@ats/ui/texts";
import { Handshake } from "lucide-react";
import { useUser } from "../session/session.tsx";
import { useLogOut } from "../session/useLogOut.ts";
import { noAgencyTexts } from "./no-agency-texts.ts";
import { navigationTexts } from "./texts.ts";

/** Shown to an agency's user, for whom this release has no screens. */
export default function NoAgencyScreens() {
  const say = useTexts();
  const { company_name } = useUser();
  const logOut = useLogOut();
  return (
    <Page>
      <EmptyState
        level={1}
        icon={<Handshake />}
        title={say(noAgencyTexts.title)}
        description={say(noAgencyTexts.hint, { company: company_name })}
        action={<Button onPress={logOut}>{say(navigationTexts.logOut)}</Button>}
      />
    </Page>
  );
}
