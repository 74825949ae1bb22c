import {
  acceptClient,
  type AgencyClient,
  listAgencyClients,
  refuseClient,
} from "@ats/core/agency-portal/clients-contract";
import { declarations } from "@ats/core/agency-portal/declarations";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { z } from "zod";
import { useAts } from "../../app/context.tsx";
import { useCall } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { errorsOf } from "../../forms/field-errors.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { useForm } from "../../forms/useForm.ts";
import { Declarations, type Declared } from "../Declarations.tsx";
import { answerTexts, clientListTexts } from "./texts.ts";

interface AnswerDialogProps {
  invitation: AgencyClient;
  onClose(): void;
}

const declared = z.object(declarations);

/** Accepts a client's invitation with what it asks to declare, or refuses it. */
export default function AnswerDialog({ invitation, onClose }: AnswerDialogProps) {
  const say = useTexts();
  const formId = useId();
  const { client } = useAts();
  const queries = useQueryClient();
  const { id, name, off_limits, terms } = invitation;
  const params = { id };
  const finish = (title: string) => {
    void queries.invalidateQueries({ queryKey: keyOf(listAgencyClients) });
    showToast({ tone: "positive", title });
    onClose();
  };
  const refuse = useCall(refuseClient, {
    onSuccess: () => finish(say(answerTexts.refused, { client: name })),
    onError: ({ message }) =>
      showToast({ tone: "critical", title: say(clientListTexts.failed), description: message }),
  });
  const form = useForm<Declared>({
    draft: useState<Declared>(),
    saved: { keeps_conduct: false, keeps_off_limits: false },
    check: (typed) => errorsOf(declared, typed),
    async save(_, intentOf) {
      const body = {
        keeps_conduct: true,
        keeps_off_limits: true,
        terms_id: terms?.id ?? null,
      } as const;
      await client.call(acceptClient, { params, body, idempotencyKey: intentOf(body) });
      finish(say(answerTexts.accepted, { client: name }));
    },
  });
  return (
    <Dialog
      isOpen
      title={say(answerTexts.title, { client: name })}
      description={say(answerTexts.hint, { client: name })}
      onOpenChange={onClose}
      footer={
        <>
          <Button
            isPending={refuse.isPending}
            onPress={() => refuse.mutate({ params, idempotencyKey: crypto.randomUUID() })}
          >
            {say(answerTexts.refuse)}
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isSaving}>
            {say(answerTexts.accept)}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        aria-label={say(answerTexts.title, { client: name })}
        errors={form.errors}
        onSubmit={form.submit}
      >
        <FormNotices form={form} />
        <Declarations
          client={name}
          off_limits={off_limits}
          terms={terms}
          checkbox={form.checkbox}
        />
      </Form>
    </Dialog>
  );
}
