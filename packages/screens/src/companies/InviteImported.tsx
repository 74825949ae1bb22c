import { Button } from "@ats/ui/Button";
import { useTexts } from "@ats/ui/texts";
import { Mail } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useCan } from "../session/session.tsx";
import { inviteTexts } from "./texts.ts";

const InviteImportedDialog = lazy(() => import("./InviteImportedDialog.tsx"));

/** Invites everybody who came without a password, once the reader has seen who that is. */
export function InviteImported() {
  const say = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (!useCan("UPDATE_USERS")) return null;
  return (
    <>
      <Button size="sm" iconStart={<Mail />} onPress={() => setOpen(true)}>
        {say(inviteTexts.invite)}
      </Button>
      <Suspense>{isOpen && <InviteImportedDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
