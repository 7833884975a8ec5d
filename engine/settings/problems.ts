import type { Problem } from '@schemas/problem'

/** Whether there is anything that keeps the page from being published. */
export const isWrong = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity === 'error')
