import { Dialog } from "@ats/ui/Dialog";
import { useCanUse, useUser } from "../session.tsx";
import { OwnCompanies } from "./OwnCompanies.tsx";
import { SupportedCompanies } from "./SupportedCompanies.tsx";

export interface SwitchAccountDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/**
 * Switches to another of the user's companies, or for technical support to any. Specification §2,
 * §6.
 */
export default function SwitchAccountDialog(props: SwitchAccountDialogProps) {
  const { company_name } = useUser();
  const isSupport = useCanUse("supportSession");
  return (
    <Dialog
      {...props}
      title="Switch account"
      description={
        isSupport
          ? "Work in a customer’s company for up to an hour. Your name, the time and the reason are kept on record."
          : `You will be logged out of ${company_name} and signed in to the company you choose.`
      }
    >
      {isSupport ? <SupportedCompanies /> : <OwnCompanies />}
    </Dialog>
  );
}
