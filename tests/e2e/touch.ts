/**
 * What is touched and is smaller than a thumb. Measured as it is hit, not as it is drawn: an area that reaches further than the
 * picture counts, one that a neighbour covers does not. A link inside a sentence is as high as its line, and is passed over.
 */
import type { Page } from 'playwright-core';

const TAP = 44;
const TOUCHED =
  'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="option"], [tabindex="0"]:not([role="region"])';

/** Runs in the page. */
function small([touched, tap]: readonly [string, number]): readonly string[] {
  const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;

  /** Whether it stands in a line together with words that are no link. */
  const isInSentence = (control: HTMLElement): boolean => {
    if (control.tagName !== 'A' || getComputedStyle(control).display !== 'inline') return false;
    let block: HTMLElement | null = control.parentElement;
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    if (!block) return false;
    const links = [...block.querySelectorAll<HTMLElement>('a[href]')].map((link) =>
      lettersOf(link.textContent),
    );
    return lettersOf(block.innerText) - links.reduce((sum, each) => sum + each, 0) > 8;
  };

  /** How far the area of a control reaches from its middle, in a direction, up to what is asked. */
  const reach = (area: readonly Element[], x: number, y: number, dx: number, dy: number): number => {
    let far = 0;
    while (far < tap) {
      const hit = document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1));
      if (!hit || !area.some((each) => each.contains(hit))) break;
      far++;
    }
    return far;
  };

  return [...document.querySelectorAll<HTMLElement>(touched)].flatMap((control) => {
    const labels = 'labels' in control ? [...(control.labels as NodeListOf<HTMLElement>)] : [];
    const area = [control, ...labels];
    const drawn = area
      .map((each) => each.getBoundingClientRect())
      .sort((a, b) => b.width * b.height - a.width * a.height)[0]!;
    const isSeen =
      control.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
      drawn.width > 1 &&
      drawn.height > 1;
    if (
      !isSeen ||
      (control as HTMLButtonElement).disabled ||
      isInSentence(control) ||
      getComputedStyle(control).pointerEvents === 'none'
    )
      return [];
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const big = area.find((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width === drawn.width && height === drawn.height;
    })!;
    const { left, top, width, height } = big.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const wide = width >= tap ? tap : reach(area, x, y, 1, 0) + reach(area, x, y, -1, 0) + 1;
    const high = height >= tap ? tap : reach(area, x, y, 0, 1) + reach(area, x, y, 0, -1) + 1;
    if (wide >= tap - 1 && high >= tap - 1) return [];
    const name = `${control.tagName}.${control.className} "${control.innerText.trim().slice(0, 24)}"`;
    return [`${name} ${wide}×${high} (${Math.round(width)}×${Math.round(height)})`];
  });
}

/** Every control of the page as it stands that is less than 44 px high or wide under a finger. */
export const smallControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(small, [TOUCHED, TAP] as const);
