import { expect } from 'vitest'

/** Retries until the condition holds: the browser, the server and the debounces between them take time. */
// oxlint-disable-next-line vitest/require-awaited-expect-poll -- the caller awaits it
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 10_000, interval: 50 })
