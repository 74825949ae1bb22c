import { addPool } from "@ats/core/candidates/pool-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId, useState } from "react";
import { z } from "zod";
import { useCall } from "../../app/endpoint.ts";
import { useTyped } from "../../drafts/draft.ts";
import { RestoredBanner } from "../../drafts/RestoredBanner.tsx";
import { sayPeople, usePoolMembers, usePools, useRefreshPools } from "./queries.ts";
import { talentPoolsTexts } from "./texts.ts";

const newPool = "new";

interface PoolDialogProps {
  ids: number[];
  onClose(): void;
  /** Called once everybody is in the pool. */
  onDone(): void;
}

/** Adds candidates to an existing or new talent pool, and reports the results. */
export default function PoolDialog({ ids, onClose, onDone }: PoolDialogProps) {
  const say = useTexts();
  const form = useId();
  const { data } = usePools();
  const refresh = useRefreshPools();
  const { typed: name = "", put, forget, isRestored } = useTyped("pool.add", z.string());
  const [chosen, setChosen] = useState(isRestored ? newPool : undefined);
  const [problem, setProblem] = useState<string>();
  const { call, change } = usePoolMembers(onDone);
  const add = useCall(addPool, {
    onSuccess: (pool) => {
      // A retry uses the pool just made instead of making another.
      setChosen(String(pool.id));
      forget();
      void refresh();
      change(pool, ids, true);
    },
  });
  const pools = (data?.records ?? []).filter(({ is_archived }) => !is_archived);
  const isNew = chosen === newPool || (data !== undefined && pools.length === 0);
  const submit = () => {
    if (call.isPending || add.isPending) return;
    if (isNew && !name.trim()) return setProblem(say(talentPoolsTexts.nameMissing));
    if (isNew) return add.mutate({ body: { name } });
    const pool = pools.find(({ id }) => String(id) === chosen);
    if (!pool) return setProblem(say(talentPoolsTexts.poolMissing));
    change(pool, ids, true);
  };
  const leave = () => {
    forget();
    onClose();
  };
  const left = call.data?.records.filter(({ updated }) => !updated) ?? [];
  const error = add.error ?? call.error;
  return (
    <Dialog
      isOpen
      size="sm"
      title={say(talentPoolsTexts.addTitle, { candidates: sayPeople(say, ids.length) })}
      onOpenChange={onClose}
      footer={
        left.length > 0 ? (
          <Button onPress={onDone}>{say(words.close)}</Button>
        ) : (
          <>
            <Button onPress={leave}>{say(words.cancel)}</Button>
            <Button
              type="submit"
              form={form}
              variant="primary"
              isPending={call.isPending || add.isPending}
            >
              {say(talentPoolsTexts.add)}
            </Button>
          </>
        )
      }
    >
      {left.length > 0 ? (
        <Stack>
          <Banner
            tone="info"
            title={say(talentPoolsTexts.notAdded, { candidates: sayPeople(say, left.length) })}
          />
          <Stack as="ul" gap="xs">
            {left.map((record) => (
              <Text as="li" key={record.id}>
                {record.name}: {record.message}
              </Text>
            ))}
          </Stack>
        </Stack>
      ) : (
        <Form id={form} aria-label={say(talentPoolsTexts.talentPool)} onSubmit={submit}>
          {error && <Banner tone="critical">{error.message}</Banner>}
          {pools.length > 0 && (
            <Select
              label={say(talentPoolsTexts.talentPool)}
              value={chosen ?? null}
              options={[
                ...pools.map((pool) => ({ id: String(pool.id), label: pool.name })),
                { id: newPool, label: say(talentPoolsTexts.newPoolChoice) },
              ]}
              onChange={(id) => {
                setChosen(id);
                setProblem(undefined);
              }}
              errorMessage={isNew ? undefined : problem}
            />
          )}
          {isNew && isRestored && (
            <RestoredBanner onDiscard={forget}>{say(talentPoolsTexts.unsaved)}</RestoredBanner>
          )}
          {isNew && (
            <TextField
              label={say(talentPoolsTexts.newPoolName)}
              value={name}
              onChange={(text) => {
                put(text || undefined);
                setProblem(undefined);
              }}
              errorMessage={problem}
            />
          )}
        </Form>
      )}
    </Dialog>
  );
}
