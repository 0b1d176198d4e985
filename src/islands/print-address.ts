/** On paper the address leads to what was printed: on a page that keeps what one made of it in the address, all of that too. */

/** From now on the foot of the printed page gives the whole address as it is at that moment. */
export function printWholeAddress(): void {
  addEventListener('beforeprint', () => {
    const place = document.querySelector('.print-address');
    if (place) place.textContent = location.href;
  });
}
