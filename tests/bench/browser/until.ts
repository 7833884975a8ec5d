const LIMIT_MS = 180_000

/** Looks after every task whether it is so by now. @throws Error when it takes three minutes */
export function until(ready: () => boolean, what: string): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const look = () => {
      if (ready()) resolve()
      else if (performance.now() - start > LIMIT_MS)
        reject(new Error(`Expected within ${LIMIT_MS} ms: ${what}`))
      else port2.postMessage(null)
    }
    port1.addEventListener('message', look)
    port1.start()
    port2.postMessage(null)
  })
}
