import { type ApiToken, listApiTokens, revokeApiToken } from "@ats/core/api-tokens/contract";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useCall } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { apiTokenTexts } from "./texts.ts";

interface RevokeTokenDialogProps {
  token: ApiToken;
  onClose(): void;
}

export default function RevokeTokenDialog({ token, onClose }: RevokeTokenDialogProps) {
  const say = useTexts();
  const queries = useQueryClient();
  const revoke = useCall(revokeApiToken, {
    onSuccess: async () => {
      onClose();
      showToast({ tone: "positive", title: say(apiTokenTexts.wasRevoked) });
      await queries.invalidateQueries({ queryKey: keyOf(listApiTokens) });
    },
  });
  const { revokeHint, revokeEmbedHint } = apiTokenTexts;
  const hint = token.rights.includes("EMBED_USERS") ? revokeEmbedHint : revokeHint;
  return (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={say(apiTokenTexts.revokeTitle, { name: token.name })}
      confirmLabel={say(apiTokenTexts.revoke)}
      isPending={revoke.isPending}
      onConfirm={() => revoke.mutate({ params: { id: token.id } })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {revoke.error?.message ?? say(hint)}
    </ConfirmDialog>
  );
}
