import type { FormError } from "@ats/ui/Form";
import { useEffect, useRef, useState } from "react";
import { useIntents } from "../app/useIntents.ts";
import { bindField } from "./bind-field.ts";
import { FieldErrors } from "./field-errors.ts";

interface FormOptions<T extends object> {
  /** `useDraftState`, or `useStoredValue` on a page without sign-in. */
  draft: readonly [T | undefined, (draft: T | undefined) => void];
  /** The saved record, or the values of an empty form. */
  saved: T;
  /** Adapts a draft found when the form opens. */
  restore?(draft: T): T;
  check(typed: T): FormError[];
  /**
   * The draft is forgotten once this resolves. An error becomes the refusal; `FieldErrors` go to
   * their fields. `intentOf` gives an Idempotency-Key, the same for the same input.
   */
  save(typed: T, intentOf: (input: unknown) => string): Promise<unknown>;
  /** Reads what is saved now, such as another version at status 412. */
  onRefused?(refusal: Refusal): unknown;
}

/** A refusal: the server's sentence, and its status where there is one. */
export type Refusal = Error & { status?: number };

type BooleanName<T> = { [Name in keyof T]: T[Name] extends boolean ? Name : never }[keyof T] &
  string;

export type FormOf<T extends object> = ReturnType<typeof useForm<T>>;

/** Holds a form: typed values and their draft, errors by field, the refusal, and a conflict. */
export function useForm<T extends object>(options: FormOptions<T>) {
  const { draft, saved, restore, check, save, onRefused } = options;
  const [stored, store] = draft;
  const [opened, setOpened] = useState(stored);
  const [errors, setErrors] = useState<FormError[]>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSaving, setSaving] = useState(false);
  const intentOf = useIntents();
  const typed = (stored && stored === opened ? restore?.(stored) : stored) ?? stored ?? saved;
  // A change that comes later, such as a template's text, starts from the latest values.
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });

  const put = (next: T) => {
    latest.current = next;
    store(isSame(next, saved) ? undefined : next);
  };
  const change = (part: Partial<T> | ((now: T) => Partial<T>)) => {
    const changed = typeof part === "function" ? part(latest.current) : part;
    put({ ...latest.current, ...changed });
    setErrors((before) =>
      before.filter(({ name }) => name && !((name.split(".")[0] as string) in changed)),
    );
  };
  const forget = () => {
    store(undefined);
    setOpened(undefined);
  };
  /** Does something with the form, unless there are errors or something is being done already. */
  const attempt = async (found: FormError[], act: () => Promise<unknown>) => {
    setErrors(found);
    setRefusal(undefined);
    if (found.length > 0 || isSaving) return;
    setSaving(true);
    try {
      await act();
    } catch (error) {
      if (error instanceof FieldErrors) setErrors(error.errors);
      if ((error as Error).message) setRefusal(error as Refusal);
      onRefused?.(error as Refusal);
    } finally {
      setSaving(false);
    }
  };
  const submit = (now = typed) =>
    attempt(check(now), async () => {
      await save(now, intentOf);
      await nextTask();
      forget();
    });

  return {
    typed,
    change,
    errors,
    setErrors,
    refusal,
    isSaving,
    attempt,
    submit: () => void submit(),
    forget,
    /** The draft was found when the form opened, and says something else than what is saved. */
    isRestored: opened !== undefined && stored !== undefined && !isSame(typed, saved),
    /** Another version was saved since the typing began. */
    isStale: !isSaving && versionOf(typed) !== versionOf(saved),
    saveMine() {
      const next = { ...typed, version: versionOf(saved) };
      put(next);
      void submit(next);
    },
    discard() {
      forget();
      setErrors([]);
      setRefusal(undefined);
    },
    /** `<TextField label="Title" {...form.field("title")} />` */
    field: <Name extends keyof T & string>(name: Name) => bindField(typed, change, name),
    /** `<Checkbox {...form.checkbox("consent")}>` */
    checkbox: <Name extends BooleanName<T>>(name: Name) => ({
      name,
      isSelected: Boolean(typed[name]),
      onChange: (isSelected: boolean) => change({ [name]: isSelected } as Partial<T>),
    }),
  };
}

/**
 * Queries that the save has read again tell their readers in a task of their own: no field shows its
 * old value in between.
 */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const isSame = <T extends object>(one: T, other: T) =>
  (Object.keys(other) as (keyof T)[]).every(
    (name) => JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );

/** The version of the record that the typing began with. */
const versionOf = (values: { version?: unknown }) => values.version;
