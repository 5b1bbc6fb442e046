/** Copy a text; tells whether it worked. On plain http there is no clipboard, but the old command still is. */
export function copy(text: string): Promise<boolean> {
	if (!navigator.clipboard) return Promise.resolve(copySelected(text));
	return navigator.clipboard.writeText(text).then(
		() => true,
		() => copySelected(text)
	);
}

function copySelected(text: string): boolean {
	const before = document.activeElement;
	const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
	field.className = 'unseen';
	document.body.append(field);
	field.select();
	const copied = document.execCommand('copy');
	field.remove();
	if (before instanceof HTMLElement) before.focus();
	return copied;
}
