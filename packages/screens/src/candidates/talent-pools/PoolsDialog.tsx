import { addPool, changePool, type TalentPool } from "@ats/core/candidates/pool-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Divider } from "@ats/ui/Divider";
import { EmptyState } from "@ats/ui/EmptyState";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Tag } from "@ats/ui/Tag";
import { Text } from "@ats/ui/Text";
import { TextField } from "@ats/ui/TextField";
import { type Say, useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { FolderHeart } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import { useCall } from "../../app/endpoint.ts";
import type { InWords } from "../../drafts/differences.ts";
import { useTyped } from "../../drafts/draft.ts";
import { NotSaved } from "../../drafts/NotSaved.tsx";
import { RestoredBanner } from "../../drafts/RestoredBanner.tsx";
import { useEditedRecord } from "../../drafts/useEditedRecord.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { sayPeople, usePools, useRefreshPools } from "./queries.ts";
import { talentPoolsTexts } from "./texts.ts";

/** Adds, renames, archives and restores the company's talent pools. */
export default function PoolsDialog({ onClose }: { onClose(): void }) {
  const say = useTexts();
  const pools = usePools();
  return (
    <Dialog
      isOpen
      title={say(talentPoolsTexts.talentPools)}
      description={say(talentPoolsTexts.poolsHint)}
      onOpenChange={onClose}
    >
      <Stack gap="lg">
        <ListContent what={say(talentPoolsTexts.talentPools)} query={pools} lines={4}>
          {({ records }) =>
            records.length === 0 ? (
              <EmptyState
                level={3}
                icon={<FolderHeart />}
                title={say(talentPoolsTexts.noPools)}
                description={say(talentPoolsTexts.noPoolsHint)}
              />
            ) : (
              <Stack as="ul" gap="md">
                {records.map((pool) => (
                  <PoolLine key={pool.id} pool={pool} />
                ))}
              </Stack>
            )
          }
        </ListContent>
        <Divider />
        <NewPool />
      </Stack>
    </Dialog>
  );
}

function NewPool() {
  const say = useTexts();
  const refresh = useRefreshPools();
  const { typed: name = "", put, forget, isRestored } = useTyped("pool.new", z.string());
  const [isMissing, setMissing] = useState(false);
  const add = useCall(addPool, {
    onSuccess: () => {
      forget();
      void refresh();
    },
  });
  const submit = () => {
    if (!name.trim()) return setMissing(true);
    if (!add.isPending) add.mutate({ body: { name } });
  };
  return (
    <Form aria-label={say(talentPoolsTexts.newPool)} onSubmit={submit}>
      {isRestored && (
        <RestoredBanner onDiscard={forget}>{say(talentPoolsTexts.unsaved)}</RestoredBanner>
      )}
      <TextField
        label={say(talentPoolsTexts.newPool)}
        value={name}
        onChange={(text) => {
          put(text || undefined);
          setMissing(false);
        }}
        errorMessage={isMissing ? say(talentPoolsTexts.nameMissing) : add.error?.message}
      />
      <Inline>
        <Button type="submit" isPending={add.isPending}>
          {say(talentPoolsTexts.addPool)}
        </Button>
      </Inline>
    </Form>
  );
}

const typedSchema = z.object({ name: z.string(), is_archived: z.boolean(), version: z.number() });
type Typed = z.output<typeof typedSchema>;

const inWords = (say: Say): InWords<Typed> => [
  [say(talentPoolsTexts.name), ({ name }) => name],
  [
    say(talentPoolsTexts.archived),
    ({ is_archived }) => say(is_archived ? talentPoolsTexts.yes : talentPoolsTexts.no),
  ],
];

/** Shows one pool, with a field for its name while it is renamed. */
function PoolLine({ pool }: { pool: TalentPool }) {
  const say = useTexts();
  const refresh = useRefreshPools();
  const { id, name, is_archived, version } = pool;
  const edited = useEditedRecord(
    `pool.${id}`,
    typedSchema,
    { name, is_archived, version },
    inWords(say),
  );
  const [isRenaming, setRenaming] = useState(false);
  const [wasRenamed, setRenamed] = useState(false);
  /** The focus returns to the Rename button. */
  const close = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    edited.takeTheirs();
    setRenaming(false);
    setRenamed(true);
  };
  const change = useCall(changePool, {
    onSuccess: () => isRenaming && close(),
    onSettled: () => refresh(),
  });
  const save = ({ version, ...body }: Typed) => {
    if (!change.isPending) change.mutate({ params: { id }, version, body });
  };
  return (
    <Stack as="li" gap="xs">
      {isRenaming ? (
        <Form
          aria-label={say(talentPoolsTexts.renamePool, { name })}
          onSubmit={() => save(edited.typed)}
        >
          <NotSaved
            edited={edited}
            save={change}
            what={say(talentPoolsTexts.thisPool)}
            submit={save}
          />
          <TextField
            label={say(talentPoolsTexts.name)}
            autoFocus
            value={edited.typed.name}
            onChange={(typed) => edited.change({ name: typed })}
          />
          <Inline>
            <Button type="submit" size="sm" isPending={change.isPending}>
              {say(talentPoolsTexts.saveName)}
            </Button>
            <Button size="sm" variant="ghost" onPress={close}>
              {say(words.cancel)}
            </Button>
          </Inline>
        </Form>
      ) : (
        <>
          {change.error && <Banner tone="critical">{change.error.message}</Banner>}
          <Inline justify="between">
            <Stack gap="xxs">
              <Inline gap="sm">
                <Text weight="medium">{name}</Text>
                {is_archived && <Tag>{say(talentPoolsTexts.archived)}</Tag>}
              </Inline>
              <Text size="sm" tone="muted">
                {sayPeople(say, pool.members)}
              </Text>
            </Stack>
            <Inline gap="xs" wrap={false}>
              <Button
                size="sm"
                variant="ghost"
                aria-label={say(talentPoolsTexts.renamePool, { name })}
                autoFocus={wasRenamed}
                onPress={() => {
                  change.reset();
                  setRenaming(true);
                }}
              >
                {say(talentPoolsTexts.rename)}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`${is_archived ? "Restore" : "Archive"} ${name}`}
                isPending={change.isPending}
                onPress={() => save({ name, version, is_archived: !is_archived })}
              >
                {is_archived ? say(talentPoolsTexts.restore) : say(talentPoolsTexts.archive)}
              </Button>
            </Inline>
          </Inline>
        </>
      )}
    </Stack>
  );
}
