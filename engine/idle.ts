interface IdleOptions {
  /** ms after which it runs even in a busy browser; absent: it waits. */
  timeout?: number
  /** ms to wait in browsers without idle callbacks (Safari). */
  fallback: number
}

/** Runs once the browser is idle; returns a function that cancels it. */
export function onIdle(run: () => void, { timeout, fallback }: IdleOptions): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(() => run(), timeout === undefined ? undefined : { timeout })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, fallback)
  return () => clearTimeout(timer)
}
