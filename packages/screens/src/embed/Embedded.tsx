import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { ErrorState } from "@ats/ui/ErrorState";
import { Loader } from "@ats/ui/Loader";
import { useTexts } from "@ats/ui/texts";
import { UiProvider } from "@ats/ui/UiProvider";
import { LogIn } from "lucide-react";
import { type ComponentProps, Suspense, use, useSyncExternalStore } from "react";
import { Ats } from "../app/Ats.tsx";
import type { EmbeddedVisit } from "./embedded-visit.ts";
import { embedTexts } from "./texts.ts";

export interface EmbeddedProps {
  /** From `beginEmbeddedVisit`; undefined where no page of a partner is around this one. */
  visit: Promise<EmbeddedVisit | undefined>;
}

/** The product in a frame of a partner's page, with a session of its own. */
export const Embedded = ({ visit }: EmbeddedProps) => (
  <Suspense fallback={outsideOpening}>
    <Connected connecting={visit} />
  </Suspense>
);

function Connected({ connecting }: { connecting: EmbeddedProps["visit"] }) {
  const visit = use(connecting);
  return visit ? (
    <Staged {...visit} />
  ) : (
    <Outside>
      <Alone />
    </Outside>
  );
}

function Staged({ subscribe, stage: now, language, ...over }: EmbeddedVisit) {
  const stage = useSyncExternalStore(subscribe, now);
  if (stage.is === "open") return <Ats key={stage.number} visit={stage.visit} />;
  return (
    <Outside {...language()}>
      {stage.is === "opening" ? <Opening /> : <Over {...stage} {...over} />}
    </Outside>
  );
}

interface OverProps extends Pick<EmbeddedVisit, "signIn" | "signsInByWindow"> {
  problem?: string;
}

function Over({ problem, signIn, signsInByWindow }: OverProps) {
  const say = useTexts();
  const [title, hint, button] = signsInByWindow
    ? [embedTexts.byWindow, embedTexts.byWindowHint, embedTexts.openWindow]
    : [embedTexts.over, embedTexts.overHint, embedTexts.signIn];
  const again = say(button);
  return problem ? (
    <ErrorState
      level={1}
      title={say(embedTexts.refused)}
      description={problem}
      retryLabel={again}
      onRetry={signIn}
    />
  ) : (
    <EmptyState
      level={1}
      icon={<LogIn />}
      title={say(title)}
      description={<span role="status">{say(hint)}</span>}
      action={
        <Button variant="primary" onPress={signIn}>
          {again}
        </Button>
      }
    />
  );
}

const stay = () => {};

/** Before and after the product itself. */
const Outside = (props: Omit<ComponentProps<typeof UiProvider>, "navigate">) => (
  <UiProvider {...props} navigate={stay} />
);

const Opening = () => {
  const say = useTexts();
  return <Loader label={say(embedTexts.opening)} isFullPage />;
};

const Alone = () => {
  const say = useTexts();
  return (
    <ErrorState
      level={1}
      title={say(embedTexts.alone)}
      description={say(embedTexts.aloneHint)}
      action={
        <Button href={to.jobList()} target="_blank" rel="noopener">
          {say(embedTexts.openProduct)}
        </Button>
      }
    />
  );
};

const outsideOpening = (
  <Outside>
    <Opening />
  </Outside>
);
