import { Dialog } from "@ats/ui/Dialog";
import { useTexts } from "@ats/ui/texts";
import { useCanUse, useUser } from "../session.tsx";
import { OwnCompanies } from "./OwnCompanies.tsx";
import { SupportedCompanies } from "./SupportedCompanies.tsx";
import { switchAccountTexts } from "./texts.ts";

export interface SwitchAccountDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/**
 * Switches to another of the user's companies, or for technical support to any. Specification §2,
 * §6.
 */
export default function SwitchAccountDialog(props: SwitchAccountDialogProps) {
  const say = useTexts();
  const { company_name } = useUser();
  const isSupport = useCanUse("supportSession");
  return (
    <Dialog
      {...props}
      title={say(switchAccountTexts.title)}
      description={
        isSupport
          ? say(switchAccountTexts.supportHint)
          : say(switchAccountTexts.switchHint, { company: company_name })
      }
    >
      {isSupport ? <SupportedCompanies /> : <OwnCompanies />}
    </Dialog>
  );
}
