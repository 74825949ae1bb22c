const focusable =
  ":is(input:not([type=hidden]), button, select, textarea, [tabindex='0'], [contenteditable=true])" +
  ":not(:disabled, [tabindex='-1'], [aria-hidden=true] *, [hidden], [hidden] *)";

/** What takes the focus for the field of this name or id. The named input of a number, a date or
 * a choice is hidden: what is typed in or pressed stands around it or before it. */
export function controlOf(name: string, root: Document | Element): HTMLElement | undefined {
  const named = root.querySelector(`[name="${CSS.escape(name)}"], [id="${CSS.escape(name)}"]`);
  for (let box = named; box && box !== root; box = box.parentElement) {
    const control = controlIn(box) ?? controlIn(box.previousElementSibling);
    if (control) return control;
  }
  return undefined;
}

/** Rather what the label is for: a field may begin with a button of another kind. */
function controlIn(box: Element | null): HTMLElement | undefined {
  if (!box || box.matches(focusable)) return (box as HTMLElement | null) ?? undefined;
  const labelled = [...box.querySelectorAll("label")].map(({ control }) => control);
  return [...labelled, box.querySelector<HTMLElement>(focusable)].find((one) =>
    one?.matches(focusable),
  ) as HTMLElement | undefined;
}
