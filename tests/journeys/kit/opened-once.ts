import { onTestFailed } from 'vitest'

/** @returns what opens once for all tests that ask, and anew after one that failed: its second try finds nothing of the first. */
export function openedOnce<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined
  return () => {
    onTestFailed(() => {
      opened = undefined
    })
    return (opened ??= open())
  }
}
