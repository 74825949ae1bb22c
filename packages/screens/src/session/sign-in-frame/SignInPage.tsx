import { Heading } from "@ats/ui/Heading";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import type { ReactNode } from "react";
import { SignInFrame } from "./SignInFrame.tsx";

export interface SignInPageProps {
  title: string;
  /** What is asked here, or what happened. */
  about?: ReactNode;
  children: ReactNode;
}

/** A page outside the shell: a heading, what it is about, and what is asked. */
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
