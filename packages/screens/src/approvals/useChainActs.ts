import {
  type ApprovalChain,
  findApprovalChain,
  listApprovalChains,
  moveApprovalChain,
  switchApprovalChain,
} from "@ats/core/approvals/chains-contract";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useCall } from "../app/endpoint.ts";
import { useCallback, useRef } from "react";
import { useRefresh } from "../settings/settings/queries.ts";
import { approvalsTexts } from "./texts.ts";

/** Reads the chains again, and which of them a job takes. */
export function useRefreshChains() {
  const refresh = useRefresh();
  return useCallback(() => refresh(listApprovalChains, findApprovalChain), [refresh]);
}

/** What is done about chains without a dialog. */
export function useChainActs() {
  const say = useTexts();
  const onSettled = useRefreshChains();
  const menus = useRef(new Map<number, HTMLButtonElement>());
  const moving = useCall(moveApprovalChain, { onSettled });
  const switching = useCall(switchApprovalChain, { onSettled });
  /** Moves a chain from one place to another; places count from 1. */
  const move = (moved: ApprovalChain, before: number, after: number) =>
    moving.mutate(
      { params: { id: moved.id }, body: { before, after } },
      {
        onSuccess() {
          showToast({
            tone: "positive",
            title: say(approvalsTexts.moved, {
              name: moved.name,
              number: after,
            }),
          });
          // The focus stays with the chain, whose menu may have moved on the page.
          requestAnimationFrame(() => menus.current.get(moved.id)?.focus());
        },
      },
    );
  const switchTo = ({ id, version, name }: ApprovalChain, is_on: boolean) =>
    switching.mutate(
      { params: { id }, version, body: { is_on } },
      {
        onSuccess: (saved) =>
          showToast({
            tone: "positive",
            title: say(is_on ? approvalsTexts.isOn : approvalsTexts.isOff, { name }),
            ...(!is_on && { onUndo: () => switchTo(saved, true) }),
          }),
      },
    );
  return {
    move,
    keepMenu: (id: number) => (menu: HTMLButtonElement | null) => {
      if (menu) menus.current.set(id, menu);
    },
    switchOff: (chain: ApprovalChain) => switchTo(chain, false),
    error: moving.error ?? switching.error,
  };
}
