import { Heading } from "@ats/ui/Heading";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import type { ReactNode } from "react";
import { SignInFrame } from "./SignInFrame.tsx";

export interface SignInPageProps {
  title: string;
  /** Introduction of the page. */
  about?: ReactNode;
  children: ReactNode;
}

/** A page outside the shell: heading, introduction and form. */
export function SignInPage({ title, about, children }: SignInPageProps) {
  return (
    <SignInFrame>
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level={1} size="xxl">
            {title}
          </Heading>
          {about && (
            <Text as="p" tone="muted">
              {about}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </SignInFrame>
  );
}
