import argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, vi, type MockInstance } from 'vitest'

export interface WatchedArgon2 {
  /** Resets the counters. */
  reset(): void
  /** Number of passwords hashed or compared since. */
  evaluations(): number
  /** The hash used in the last comparison. */
  compared(): string
}

/** Counts the evaluations of argon2 while the tests of this `describe`, or file, run. */
export function watchArgon2(): WatchedArgon2 {
  let hash: MockInstance<typeof argon2.hash>
  let verify: MockInstance<typeof argon2.verify>
  beforeAll(() => {
    hash = vi.spyOn(argon2, 'hash')
    verify = vi.spyOn(argon2, 'verify')
  })
  afterAll(() => {
    hash.mockRestore()
    verify.mockRestore()
  })
  return {
    reset() {
      hash.mockClear()
      verify.mockClear()
    },
    evaluations: () => hash.mock.calls.length + verify.mock.calls.length,
    compared: () => String(verify.mock.lastCall?.[0]),
  }
}
