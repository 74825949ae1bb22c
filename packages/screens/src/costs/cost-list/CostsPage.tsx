import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { useTexts } from "@ats/ui/texts";
import type { ReactNode } from "react";
import { costsTexts } from "../texts.ts";
import { CostsTabs } from "./CostsTabs.tsx";
import type { costsTabs } from "./tabs.ts";

interface CostsPageProps {
  tab: (typeof costsTabs)[number];
  actions?: ReactNode;
  children?: ReactNode;
}

/** A tab of the costs beside their list. */
export function CostsPage({ tab, actions, children }: CostsPageProps) {
  const say = useTexts();
  return (
    <Page
      spacing="tight"
      header={
        <PageHeader
          isOneLine
          title={say(costsTexts.costs)}
          actions={actions}
          tabs={<CostsTabs value={tab} />}
        />
      }
    >
      {children}
    </Page>
  );
}
