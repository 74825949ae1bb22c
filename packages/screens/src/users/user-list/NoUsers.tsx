import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { useTexts } from "@ats/ui/texts";
import { SearchX, Users } from "lucide-react";
import type { UserListState } from "./state.ts";
import { userListTexts } from "./texts.ts";

interface NoUsersProps {
  state: UserListState;
  onChange(change: Partial<UserListState>): void;
}

/** Says why the list is empty, and offers a next step. */
export function NoUsers({ state, onChange }: NoUsersProps) {
  const say = useTexts();
  const isAll = state.filter === "all";
  const showAll = (label: string) => (
    <Button variant="ghost" onPress={() => onChange({ filter: "all" })}>
      {label}
    </Button>
  );
  if (state.search.length > 0)
    return (
      <EmptyState
        icon={<SearchX />}
        title={say(userListTexts.noMatch)}
        description={say(userListTexts.noMatchHint)}
        action={
          <>
            <Button onPress={() => onChange({ search: [] })}>
              {say(userListTexts.clearSearch)}
            </Button>
            {!isAll && showAll(say(userListTexts.searchAll))}
          </>
        }
      />
    );
  const isInvited = state.filter === "unapproved";
  return (
    <EmptyState
      icon={<Users />}
      title={say(isInvited ? userListTexts.noneInvited : userListTexts.none)}
      description={say(isInvited ? userListTexts.noneInvitedHint : userListTexts.noneHint)}
      {...(!isAll && { action: showAll(say(userListTexts.showAll)) })}
    />
  );
}
