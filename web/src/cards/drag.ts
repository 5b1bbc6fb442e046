import type { Attachment } from 'svelte/attachments';

interface Drag {
	enabled: boolean;
	lift(): void;
	drop(target: string): void;
}

const SLACK = 8; // pixels that still count as a tap

/** Let a card be pulled with mouse or finger onto an element with `data-drop`. Taps stay taps. */
export function draggable(drag: Drag): Attachment<HTMLElement> {
	return (node) => {
		let start: PointerEvent | null = null;
		let ghost: HTMLElement | null = null;
		let over: HTMLElement | null = null;

		const down = (event: PointerEvent) => {
			if (!drag.enabled || event.button !== 0 || !event.isPrimary) return;
			start = event;
			node.setPointerCapture(event.pointerId); // a quick mouse leaves the card before it is lifted
		};
		const move = (event: PointerEvent) => {
			if (!start || event.pointerId !== start.pointerId) return;
			const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
			if (!ghost && Math.hypot(x, y) < SLACK) return;
			ghost ??= lift();
			ghost.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`;
			aim(event);
		};
		const up = () => {
			const target = ghost && over?.dataset.drop;
			if (ghost) swallowClick();
			rest();
			if (target) drag.drop(target);
		};
		const lift = () => {
			drag.lift();
			node.dataset.lifted = '';
			return ghostOf(node);
		};
		const aim = (event: PointerEvent) => {
			const under = document.elementFromPoint(event.clientX, event.clientY);
			const found = under?.closest<HTMLElement>('[data-drop]') ?? null;
			if (found === over) return;
			if (over) delete over.dataset.over;
			if (found) found.dataset.over = '';
			over = found;
		};
		const rest = () => {
			if (over) delete over.dataset.over;
			delete node.dataset.lifted;
			ghost?.remove();
			start = ghost = over = null;
		};

		node.addEventListener('pointerdown', down);
		node.addEventListener('pointermove', move);
		node.addEventListener('pointerup', up);
		node.addEventListener('pointercancel', rest);
		return () => {
			rest();
			node.removeEventListener('pointerdown', down);
			node.removeEventListener('pointermove', move);
			node.removeEventListener('pointerup', up);
			node.removeEventListener('pointercancel', rest);
		};
	};
}

function ghostOf(node: HTMLElement): HTMLElement {
	const box = node.getBoundingClientRect();
	const ghost = node.cloneNode(true) as HTMLElement;
	ghost.removeAttribute('id');
	delete ghost.dataset.lifted; // what is carried is not see-through
	ghost.setAttribute('aria-hidden', 'true');
	ghost.inert = true;
	Object.assign(ghost.style, {
		position: 'fixed',
		left: `${box.left}px`,
		top: `${box.top}px`,
		width: `${box.width}px`,
		height: `${box.height}px`,
		zIndex: '50',
		pointerEvents: 'none'
	});
	document.body.append(ghost);
	return ghost;
}

/** The click that follows a drag is not a tap on the card. */
function swallowClick(): void {
	const stop = (event: Event) => event.stopPropagation();
	addEventListener('click', stop, { capture: true, once: true });
	setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
}
