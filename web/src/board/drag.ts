// Dragging with mouse, finger or pen: begins after 8 px, so that a tap stays a tap, and Escape cancels it.
export interface Drag {
  /** False refuses the drag. */
  onstart?: () => boolean | void;
  /** How far, in CSS pixels, and over what. */
  onmove?: (x: number, y: number, over: Element | null) => void;
  /** What it was dropped on; null when cancelled. */
  ondrop: (over: Element | null) => void;
}

const THRESHOLD = 8;

export function drag(node: HTMLElement | SVGElement, handlers: Drag) {
  let given = handlers;
  let origin: { x: number; y: number; pointer: number } | null = null;
  let isDragging = false;
  const marked = node as Element & { wasDragged?: boolean };

  const under = (event: PointerEvent) => {
    const { pointerEvents } = node.style;
    node.style.pointerEvents = 'none';
    const found = document.elementFromPoint(event.clientX, event.clientY);
    node.style.pointerEvents = pointerEvents;
    return found;
  };

  function down(event: Event) {
    const { button, clientX, clientY, pointerId, isPrimary } = event as PointerEvent;
    if (button !== 0 || !isPrimary) return;
    origin = { x: clientX, y: clientY, pointer: pointerId };
    marked.wasDragged = false;
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
  }

  function move(event: PointerEvent) {
    if (!origin || event.pointerId !== origin.pointer) return;
    const [x, y] = [event.clientX - origin.x, event.clientY - origin.y];
    if (!isDragging && Math.hypot(x, y) < THRESHOLD) return;
    if (!isDragging) {
      if (given.onstart?.() === false) return end();
      isDragging = marked.wasDragged = true;
      window.addEventListener('keydown', escape, true);
    }
    given.onmove?.(x, y, under(event));
  }

  function up(event: PointerEvent) {
    if (event.pointerId !== origin?.pointer) return;
    const over = isDragging ? under(event) : null;
    const wasDragging = isDragging;
    end();
    if (wasDragging) given.ondrop(over);
  }

  function cancel() {
    const wasDragging = isDragging;
    end();
    if (wasDragging) given.ondrop(null);
  }

  function escape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    cancel();
  }

  function end() {
    origin = null;
    isDragging = false;
    setTimeout(() => (marked.wasDragged = false)); // the click that belongs to this pointer comes right after
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', cancel);
    window.removeEventListener('keydown', escape, true);
  }

  node.addEventListener('pointerdown', down);
  return {
    update: (next: Drag) => (given = next),
    destroy() {
      end();
      node.removeEventListener('pointerdown', down);
    },
  };
}
