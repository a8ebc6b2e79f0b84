// Room that was once needed is kept while the window is as wide as it was, so that nothing beside it jumps to and fro.
export function growing(node: HTMLElement) {
  let width = innerWidth;
  let tallest = 0;
  const observer = new ResizeObserver(() => {
    if (innerWidth !== width) {
      width = innerWidth;
      tallest = 0;
      node.style.minHeight = '';
    }
    tallest = Math.max(tallest, node.offsetHeight);
    node.style.minHeight = `${tallest}px`;
  });
  observer.observe(node);
  return { destroy: () => observer.disconnect() };
}
