const focusable =
  ":is(input:not([type=hidden]), button, select, textarea, [tabindex='0'], [contenteditable=true])" +
  ":not(:disabled, [tabindex='-1'], [aria-hidden=true] *, [hidden], [hidden] *)";

/**
 * Finds the focusable control of the field with this name or id. The named input of a number, a
 * date or a choice is hidden, so the search goes on around and before it.
 */
export function controlOf(name: string, root: Document | Element): HTMLElement | undefined {
  const named = root.querySelector(`[name="${CSS.escape(name)}"], [id="${CSS.escape(name)}"]`);
  for (let box = named; box && box !== root; box = box.parentElement) {
    const control = controlIn(box) ?? controlIn(box.previousElementSibling);
    if (control) return control;
  }
  return undefined;
}

/** Prefers the label's control, because a field may begin with another button. */
function controlIn(box: Element | null): HTMLElement | undefined {
  if (!box || box.matches(focusable)) return (box as HTMLElement | null) ?? undefined;
  const labelled = [...box.querySelectorAll("label")].map(({ control }) => control);
  return [...labelled, box.querySelector<HTMLElement>(focusable)].find((one) =>
    one?.matches(focusable),
  ) as HTMLElement | undefined;
}
