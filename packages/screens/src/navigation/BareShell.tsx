import { AppShell } from "@ats/ui/AppShell";
import { Button } from "@ats/ui/Button";
import { useTexts } from "@ats/ui/texts";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { useAts } from "../app/context.tsx";
import { useCommandKeys } from "../commands/keys.ts";
import { ShellActionsProvider, type ShellDialog } from "../commands/shell-actions.tsx";
import * as css from "./BareShell.css.ts";
import { Banners } from "./Banners.tsx";
import { RouteAnnouncer } from "./RouteAnnouncer.tsx";
import { ShellDialogs } from "./ShellDialogs.tsx";
import { navigationTexts } from "./texts.ts";
import { useNaturalHeight } from "./useNaturalHeight.ts";

/** The page with its banners and dialogs, inside a partner's own menu and toolbar. */
export default function BareShell({ children }: { children: ReactNode }) {
  const say = useTexts();
  const { host, goBack } = useAts();
  const content = useNaturalHeight(host.frame);
  const [opened, setOpened] = useState<ShellDialog>();
  const shell = useMemo(() => ({ open: setOpened }), []);
  useCommandKeys(setOpened);
  return (
    <ShellActionsProvider value={shell}>
      <AppShell banner={<Banners />}>
        <div ref={content} className={host.frame?.setHeight ? css.naturallyHigh : css.content}>
          <div className={css.back}>
            <Button variant="ghost" size="sm" iconStart={<ArrowLeft />} onPress={goBack}>
              {say(navigationTexts.goBack)}
            </Button>
          </div>
          <RouteAnnouncer />
          {children}
        </div>
        <ShellDialogs opened={opened} onClose={() => setOpened(undefined)} />
      </AppShell>
    </ShellActionsProvider>
  );
}
