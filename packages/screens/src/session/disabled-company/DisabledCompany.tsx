import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import type { ScreenProps } from "../../app/screen.ts";
import { SignInPage } from "../sign-in-frame/SignInPage.tsx";
import { ExportRequest } from "./ExportRequest.tsx";
import { MailedExport } from "./MailedExport.tsx";
import type { DisabledCompanySearch } from "./route.ts";
import { disabledCompanyTexts } from "./texts.ts";

/**
 * Tells users of a disabled company the reason, a contact and the way to sign-in. Its administrators
 * get the company's data here.
 */
export function DisabledCompany(props: ScreenProps<"disabledAts", DisabledCompanySearch>) {
  const { search, setSearch } = props;
  const say = useTexts();
  const [isExporting, setExporting] = useState(false);
  if (isExporting) return <ExportRequest back={() => setExporting(false)} />;
  if (search.export)
    return (
      <MailedExport
        id={search.export}
        another={() => {
          setSearch({ export: undefined });
          setExporting(true);
        }}
      />
    );
  return (
    <SignInPage title={say(disabledCompanyTexts.title)} about={say(disabledCompanyTexts.hint)}>
      <Text as="p">{say(disabledCompanyTexts.advice)}</Text>
      <Stack gap="sm">
        <Button href={to.Login()} variant="primary" size="lg" fullWidth>
          {say(disabledCompanyTexts.signIn)}
        </Button>
        <Button size="lg" fullWidth onPress={() => setExporting(true)}>
          {say(disabledCompanyTexts.exportData)}
        </Button>
      </Stack>
    </SignInPage>
  );
}
