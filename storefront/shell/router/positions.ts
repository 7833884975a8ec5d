/** px by path; where each address was left. The router writes and reads this very object. */
export const positions: Record<string, number> = {}

export function forgetPositions(): void {
  for (const path of Object.keys(positions)) delete positions[path]
}
