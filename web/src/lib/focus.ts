/** Keep the focus on the page: when what had it is gone, it goes to the hand, else to the main part. */
export function keepFocus(): void {
	let lost: Element | null = null; // what had the focus last

	addEventListener('focusin', (event) => (lost = event.target as Element));
	addEventListener('focusout', ({ target, relatedTarget }) => {
		if (relatedTarget) return;
		// Somebody pressed beside everything: nobody wants it back. What was removed is not there any more.
		setTimeout(() => {
			if (target === lost && lost?.isConnected) lost = null;
		});
	});
	new MutationObserver(() => {
		if (lost?.isConnected === false && document.activeElement === document.body) giveFocus();
	}).observe(document.body, { childList: true, subtree: true });
}

/** To the card that Tab comes to where there is a hand, else to the beginning of what is shown. */
function giveFocus(): void {
	const main = document.querySelector('main');
	const next = main?.querySelector<HTMLElement>('[data-card][tabindex="0"]') ?? main;
	if (next === main) main?.setAttribute('tabindex', '-1');
	next?.focus({ preventScroll: true });
}
