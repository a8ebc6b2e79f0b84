// Click, Enter and Space on any element, SVG included; a drag that ends on its own element is no click.
export function press(node: Element, action: () => void) {
  let run = action;
  const isNative = node instanceof HTMLButtonElement;
  const click = (event: Event) => {
    if (!(node as Element & { wasDragged?: boolean }).wasDragged) run();
    event.stopPropagation();
  };
  const key = (event: Event) => {
    const { key, repeat } = event as KeyboardEvent;
    if (event.target !== node || isNative || (key !== 'Enter' && key !== ' ')) return;
    event.preventDefault();
    event.stopPropagation();
    if (!repeat) run();
  };
  node.addEventListener('click', click);
  node.addEventListener('keydown', key);
  return {
    update: (next: () => void) => (run = next),
    destroy() {
      node.removeEventListener('click', click);
      node.removeEventListener('keydown', key);
    },
  };
}
