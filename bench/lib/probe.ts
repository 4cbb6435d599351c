/** Loaded into the site's process before it: says how much memory is in use, once what is not needed is gone. */
process.on('message', (message) => {
  if (message !== 'memory') return;
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
