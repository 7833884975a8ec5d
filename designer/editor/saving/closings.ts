/** Pages that were left and save their last edits: whoever opens a page waits for them, or would start from less. */

const closings = new Set<Promise<void>>()

export function closing(work: Promise<void>): void {
  const done = work.catch(console.error).finally(() => closings.delete(done))
  closings.add(done)
}

/** Resolves when every page that was left has saved, or has given up; never rejects. */
export async function closed(): Promise<void> {
  await Promise.all(closings)
}
