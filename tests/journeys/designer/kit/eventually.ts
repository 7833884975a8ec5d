import { expect } from 'vitest'

/** Asks again and again until it is so: the browser, the server and the debounces between them take their time. */
// oxlint-disable-next-line vitest/require-awaited-expect-poll -- whoever asks awaits
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 10_000, interval: 50 })
