/** ms for running requests to end; a container is killed after ten seconds. */
const PATIENCE_MS = 8_000

/**
 * Runs `stop` once on SIGTERM or SIGINT (Ctrl+C), then ends the process: with exit code 0, or 1 if it takes too long.
 * @param graceMs additional time, ms
 */
export function stopOnSignal(stop: () => Promise<void>, graceMs = 0) {
  let stopping = false
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    const forced = setTimeout(() => {
      console.error(`${signal}: requests were still running after ${(PATIENCE_MS + graceMs) / 1000} s.`)
      process.exit(1)
    }, PATIENCE_MS + graceMs)
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`${signal}: could not stop cleanly.`, error)
        process.exit(1)
      },
    )
    forced.unref()
  }
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal)
}
