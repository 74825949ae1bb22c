import { type ApprovalChain, listApprovalChains } from "@ats/core/approvals/chains-contract";
import type { Words } from "@ats/core/approvals/chain-in-words";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { EmptyState } from "@ats/ui/EmptyState";
import { Heading } from "@ats/ui/Heading";
import { IconButton } from "@ats/ui/IconButton";
import { Inline } from "@ats/ui/Inline";
import { Menu, type MenuItem } from "@ats/ui/Menu";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { ArrowDown, ArrowUp, Copy, Ellipsis, Pencil, Plus, Power, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../app/endpoint.ts";
import { SectionState } from "../settings/settings/SectionState.tsx";
import * as css from "./ApprovalsSection.css.ts";
import { ChainForJob } from "./ChainForJob.tsx";
import { ChainSteps } from "./ChainSteps.tsx";
import { approvalsTexts } from "./texts.ts";
import { useChainActs } from "./useChainActs.ts";
import { useWords } from "./useWords.ts";

const ChainDialog = lazy(() => import("./ChainDialog.tsx"));
const RemoveChainDialog = lazy(() => import("./RemoveChainDialog.tsx"));
const SwitchOnDialog = lazy(() => import("./SwitchOnDialog.tsx"));

type Opened =
  | { dialog: "edit"; chain?: ApprovalChain; from?: ApprovalChain }
  | { dialog: "remove" | "on"; chain: ApprovalChain };

/** The company's chains of approval, in the order in which they are tried. */
export default function ApprovalsSection() {
  const say = useTexts();
  const query = useEndpoint(listApprovalChains, {});
  const words = useWords(query.data?.people ?? []);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <SectionState query={query} title={say(approvalsTexts.notLoaded)}>
      {({ records }) => (
        <Stack gap="lg">
          <Card
            title={say(approvalsTexts.title)}
            actions={
              <Button
                variant="primary"
                size="sm"
                iconStart={<Plus />}
                onPress={() => setOpened({ dialog: "edit" })}
              >
                {say(approvalsTexts.add)}
              </Button>
            }
          >
            <Chains records={records} words={words} onOpen={setOpened} />
          </Card>
          {records.length > 0 && <ChainForJob chains={records} words={words} />}
          <Suspense>
            {opened?.dialog === "edit" && (
              <ChainDialog
                people={query.data?.people ?? []}
                {...(opened.chain && { changed: opened.chain })}
                {...(opened.from && { from: opened.from })}
                onClose={close}
              />
            )}
            {opened?.dialog === "remove" && (
              <RemoveChainDialog chain={opened.chain} onClose={close} />
            )}
            {opened?.dialog === "on" && <SwitchOnDialog chain={opened.chain} onClose={close} />}
          </Suspense>
        </Stack>
      )}
    </SectionState>
  );
}

interface ChainsProps {
  records: readonly ApprovalChain[];
  words: Words;
  onOpen(opened: Opened): void;
}

function Chains({ records, words, onOpen }: ChainsProps) {
  const say = useTexts();
  const { move, switchOff, keepMenu, error } = useChainActs();
  if (records.length === 0)
    return (
      <EmptyState
        level={3}
        title={say(approvalsTexts.none)}
        description={say(approvalsTexts.noneHint)}
      />
    );
  const menuOf = (chain: ApprovalChain, index: number): MenuItem[] => [
    {
      id: "edit",
      label: say(approvalsTexts.edit),
      icon: <Pencil />,
      onAction: () => onOpen({ dialog: "edit", chain }),
    },
    {
      id: "switch",
      label: say(chain.is_on ? approvalsTexts.switchOff : approvalsTexts.switchOn),
      icon: <Power />,
      onAction: () => (chain.is_on ? switchOff(chain) : onOpen({ dialog: "on", chain })),
    },
    {
      id: "up",
      label: say(approvalsTexts.moveUp),
      icon: <ArrowUp />,
      isDisabled: index === 0,
      onAction: () => move(chain, index + 1, index),
    },
    {
      id: "down",
      label: say(approvalsTexts.moveDown),
      icon: <ArrowDown />,
      isDisabled: index === records.length - 1,
      onAction: () => move(chain, index + 1, index + 2),
    },
    {
      id: "duplicate",
      label: say(approvalsTexts.duplicate),
      icon: <Copy />,
      onAction: () => onOpen({ dialog: "edit", from: chain }),
    },
    {
      id: "remove",
      label: say(approvalsTexts.remove),
      icon: <Trash2 />,
      tone: "critical",
      onAction: () => onOpen({ dialog: "remove", chain }),
    },
  ];
  return (
    <Stack>
      <Text as="p" tone="muted">
        {say(approvalsTexts.hint)}
      </Text>
      {error && (
        <Banner tone="critical" title={say(approvalsTexts.notChanged)}>
          {error.message}
        </Banner>
      )}
      <ol className={css.list}>
        {records.map((chain, index) => (
          <li key={chain.id} className={css.chain} aria-label={chain.name}>
            <Inline justify="between" gap="sm" wrap={false}>
              <Inline gap="sm">
                <Heading level={3} size="sm">
                  {index + 1}. {chain.name}
                </Heading>
                <StatusBadge
                  tone={chain.is_on ? "positive" : "neutral"}
                  label={say(chain.is_on ? approvalsTexts.on : approvalsTexts.off)}
                />
                {chain.waiting > 0 && (
                  <Text size="sm" tone="muted">
                    {say(approvalsTexts.waiting, { count: chain.waiting })}
                  </Text>
                )}
              </Inline>
              <Menu
                label={say(approvalsTexts.actions, { name: chain.name })}
                trigger={
                  <IconButton
                    ref={keepMenu(chain.id)}
                    aria-label={say(approvalsTexts.actions, { name: chain.name })}
                    icon={<Ellipsis />}
                  />
                }
                items={menuOf(chain, index)}
              />
            </Inline>
            <ChainSteps chain={chain} words={words} />
          </li>
        ))}
      </ol>
    </Stack>
  );
}
