import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import type { ReactNode } from "react";
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
  const { label, description, address, copyLabel } = props;
  const say = useTexts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ tone: "positive", title: say(appTexts.addressCopied) });
    } catch {
      showToast({ tone: "critical", title: say(appTexts.addressNotCopied) });
    }
  };
  return (
    <Stack gap="sm">
      <TextField label={label} description={description} value={address} isReadOnly />
      <Inline gap="sm">
        <Button variant={props.isMain ? "primary" : "secondary"} onPress={copy}>
          {copyLabel ?? say(appTexts.copyAddress)}
        </Button>
        {props.children}
      </Inline>
    </Stack>
  );
}
