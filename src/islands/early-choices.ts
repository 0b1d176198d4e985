/** What was chosen in a form before its script was there, or put back by the browser, would be shown but not known: it is told to the form again. */
export function tellEarlyChoices(form: HTMLFormElement | null): void {
  for (const input of form?.querySelectorAll('input') ?? [])
    if (input.checked && !input.defaultChecked) input.dispatchEvent(new Event('change', { bubbles: true }));
}
