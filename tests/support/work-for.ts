/** Blocks the main thread, as a read of thousands of rows does. */
export function workFor(milliseconds: number): void {
  const started = performance.now()
  while (performance.now() - started < milliseconds);
}
