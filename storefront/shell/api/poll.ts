/** ms between two polls: frequent at first, then less and less. */
const DELAYS_MS = [1000, 2000, 2000, 3000, 3000, 5000, 5000, 8000]
const SELDOM_MS = 10_000

/** ms until the next look. @param looks how many there were */
export const pollDelay = (looks: number): number => DELAYS_MS[looks] ?? SELDOM_MS

export interface Watch {
  /** @returns whether there is nothing more to wait for */
  look(signal: AbortSignal): Promise<boolean>
  /** ms until the next look, instead of more and more. @param looks how many there were */
  delay?(looks: number): number
  /** Looks after which `gaveUp` is told; for ever without. */
  most?: number
  gaveUp?(): void
  failed(error: unknown): void
}

/**
 * Looks again and again, never while the page is hidden, and at once when it is seen again.
 * @returns stops it
 */
export function poll({ look, delay = pollDelay, most = Infinity, gaveUp, failed }: Watch): () => void {
  let looks = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = new AbortController()
  const next = () => {
    if (looks >= most) return stop(gaveUp)
    if (!document.hidden) timer = setTimeout(() => void once(), delay(looks))
  }
  const once = async () => {
    const { signal } = running
    looks++
    const over = await look(signal).catch((error: unknown) => {
      if (!signal.aborted) failed(error)
      return false
    })
    if (signal.aborted) return
    if (over) stop()
    else next()
  }
  const change = () => {
    clearTimeout(timer)
    running.abort()
    running = new AbortController()
    if (!document.hidden) void once()
  }
  const stop = (then?: () => void) => {
    clearTimeout(timer)
    running.abort()
    document.removeEventListener('visibilitychange', change)
    then?.()
  }
  document.addEventListener('visibilitychange', change)
  next()
  return stop
}
