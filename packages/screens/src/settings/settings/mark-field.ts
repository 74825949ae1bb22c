import { marked } from "./Settings.css.ts";

const patienceMs = 10_000;
const shownMs = 4_000;

/** Brings the field of a label into sight, focuses it and marks it for a while, once it is there. */
export function markField(panel: Element, label: string): () => void {
  const observer = new MutationObserver(tryToMark);
  let timer = setTimeout(() => observer.disconnect(), patienceMs);
  let field: Element | undefined;
  function tryToMark() {
    const text = [...panel.querySelectorAll("label, legend, button, h2, h3, span")].find(
      (each) => each.textContent?.trim() === label,
    );
    if (!text) return;
    observer.disconnect();
    clearTimeout(timer);
    const labelled = text.id ? `[aria-labelledby~="${CSS.escape(text.id)}"]` : undefined;
    const control =
      (text instanceof HTMLLabelElement && text.control) ||
      text.closest("label")?.control ||
      text.closest("button") ||
      (labelled && panel.querySelector<HTMLElement>(`input${labelled}, button${labelled}`));
    field = text.closest("label, fieldset") ?? text;
    if (text instanceof HTMLLabelElement && text.parentElement) field = text.parentElement;
    field.classList.add(marked);
    field.scrollIntoView({ block: "center" });
    if (control) (control as HTMLElement).focus({ preventScroll: true });
    timer = setTimeout(() => field?.classList.remove(marked), shownMs);
  }
  observer.observe(panel, { childList: true, subtree: true });
  tryToMark();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    field?.classList.remove(marked);
  };
}
