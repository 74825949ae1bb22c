import { type Feature, mayUse } from "@ats/core/rights/access";
import { type Actor, can, type FieldGroup, type Right } from "@ats/core/rights/rights";
import type { User } from "@ats/core/users/user";
import { FirstDayOfWeek } from "@ats/ui/UiProvider";
import { createContext, type ReactNode, useContext, useState } from "react";
import { outside, useAts } from "../app/context.tsx";
import { openDefaultViews } from "../lists/open-default-views.ts";

const Context = createContext<User | undefined>(undefined);

export function UserProvider({ value, children }: { value: User; children: ReactNode }) {
  const { host } = useAts();
  // Before any list reads its state.
  useState(() => openDefaultViews(host.storage, value));
  return (
    <Context value={value}>
      <FirstDayOfWeek value={value.ats_settings.first_day_of_week}>{children}</FirstDayOfWeek>
    </Context>
  );
}

/** The signed-in user. Only valid inside the shell, which loads it first. */
export function useUser(): User {
  const user = useContext(Context);
  if (!user) throw outside("user");
  return user;
}

/** The signed-in user; undefined outside the shell. */
export const useSignedIn = (): User | undefined => useContext(Context);

/** The signed-in user in the form that permission rules take. */
export function useActor(): Omit<Actor, "company_id"> {
  const { id, company_type, userType, rights, access, viewing_as, ats_settings } = useUser();
  return {
    user_id: viewing_as?.user_id ?? id,
    company_type,
    role: userType,
    rights: rights.has_access,
    access,
    anonymises: ats_settings.anonymize_appl_data_settings.hidden_fields,
  };
}

export function useCan(right: Right): boolean {
  return can(useActor(), right);
}

/** False when the signed-in user's role hides a group of fields. */
export const useShows = (group: FieldGroup): boolean => !useUser().access.hidden.includes(group);

/** Checks whether the signed-in user may use a feature. Specification §6. */
export const useCanUse = (feature: Feature): boolean => mayUse(feature, useUser());
