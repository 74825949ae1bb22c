import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import type { ReactNode } from "react";
import { CopyButton } from "./CopyButton.tsx";
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

export function AddressField(props: AddressFieldProps) {
  const { label, description, address, copyLabel, isMain, children } = props;
  const say = useTexts();
  return (
    <Stack gap="sm">
      <TextField label={label} description={description} value={address} isReadOnly />
      <Inline gap="sm">
        <CopyButton
          label={copyLabel ?? say(appTexts.copyAddress)}
          text={address}
          copied={appTexts.addressCopied}
          notCopied={appTexts.addressNotCopied}
          isMain={isMain}
        />
        {children}
      </Inline>
    </Stack>
  );
}
