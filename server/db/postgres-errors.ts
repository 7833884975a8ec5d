/** SQLSTATE of a failed query; Drizzle wraps the driver's error as its cause. */
export function sqlState(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && /^[0-9A-Z]{5}$/.test(current.code)) {
      return current.code
    }
  }
  return undefined
}
