import { onTestFailed } from 'vitest'

/** @returns a function that opens once for all tests, and again after a failed one: its retry starts clean */
export function openedOnce<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined
  return () => {
    onTestFailed(() => {
      opened = undefined
    })
    return (opened ??= open())
  }
}
