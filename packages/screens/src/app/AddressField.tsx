import { useTexts } from "@ats/ui/texts";
import type { ReactNode } from "react";
import { CopyField } from "./CopyField.tsx";
import { appTexts } from "./texts.ts";

interface AddressFieldProps {
  label: string;
  description: string;
  address: string;
  /** Label of the copy button, such as "Copy address". */
  copyLabel?: string;
  isMain?: boolean;
  /** Buttons next to the copy button. */
  children?: ReactNode;
}

export function AddressField({ address, copyLabel, ...rest }: AddressFieldProps) {
  const say = useTexts();
  return (
    <CopyField
      {...rest}
      text={address}
      copyLabel={copyLabel ?? say(appTexts.copyAddress)}
      copied={appTexts.addressCopied}
      notCopied={appTexts.addressNotCopied}
    />
  );
}
