import { vi } from 'vitest'

/**
 * Collects errors and warnings written to the console while `work` runs: React reports mismatches, duplicate keys and
 * unknown attributes there, frames their failures.
 */
export async function complaintsOf(work: () => unknown): Promise<string[]> {
  const said: string[] = []
  const note = (...parts: unknown[]) => void said.push(parts.map(String).join(' '))
  const spies = [
    vi.spyOn(console, 'error').mockImplementation(note),
    vi.spyOn(console, 'warn').mockImplementation(note),
  ]
  try {
    await work()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return said
}
