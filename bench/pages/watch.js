// What a page does: when the server's messages show, what jumps, and what moves from when to when.
(() => {
  window.measured = { shift: 0, delays: [], begun: Infinity, ended: 0, moving: 0 };
  // As web vitals count it: the worst five seconds, or as many as pass without a second's pause.
  let spell = { from: 0, last: 0, sum: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput } of list.getEntries()) {
      if (hadRecentInput) continue;
      const isSame = startTime - spell.last < 1000 && startTime - spell.from < 5000;
      spell = isSame ? { ...spell, last: startTime, sum: spell.sum + value } : { from: startTime, last: startTime, sum: value };
      measured.shift = Math.max(measured.shift, spell.sum);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const paint = new MessageChannel();
  const waiting = [];
  paint.port1.onmessage = () => { while (waiting.length) measured.delays.push(performance.now() - waiting.shift()); };
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', (event) => {
        if (!event.data.startsWith('{"is":"update"')) return;
        waiting.push(event.timeStamp);
        requestAnimationFrame(() => paint.port2.postMessage(0)); // runs right after the frame was drawn
      });
    }
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...all) {
    const movement = animate.apply(this, all);
    movement.ready.then(() => (measured.begun = Math.min(measured.begun, performance.now())), () => undefined);
    measured.moving++;
    const end = () => { measured.moving--; measured.ended = performance.now(); };
    movement.finished.then(end, end);
    return movement;
  };
  window.countFrames = (quiet) => new Promise((resolve) => {
    const times = [];
    const look = (now) => {
      times.push(now);
      const isOver = measured.begun < now && !measured.moving && now - measured.ended > quiet;
      if (isOver || now - times[0] > 20000) resolve(times); else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
})();
