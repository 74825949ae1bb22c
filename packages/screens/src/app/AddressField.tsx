import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import type { ReactNode } from "react";

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
  const { label, description, address, copyLabel = "Copy address" } = props;
  return (
    <Stack gap="sm">
      <TextField label={label} description={description} value={address} isReadOnly />
      <Inline gap="sm">
        <Button variant={props.isMain ? "primary" : "secondary"} onPress={() => copy(address)}>
          {copyLabel}
        </Button>
        {props.children}
      </Inline>
    </Stack>
  );
}

const copy = (text: string) =>
  void navigator.clipboard.writeText(text).then(
    () => showToast({ tone: "positive", title: "Address copied" }),
    () =>
      showToast({
        tone: "critical",
        title: "The address could not be copied. Select it and copy it yourself.",
      }),
  );
