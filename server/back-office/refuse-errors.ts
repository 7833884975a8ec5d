import type { Problem } from '@schemas/problem'
import { AppError } from '../core/errors'

/** Refuses the value of a form that has errors. @throws AppError invalid: the messages by path, and `details.problems` */
export function refuseErrors(found: readonly Pick<Problem, 'severity' | 'path' | 'message'>[]): void {
  const problems = found.filter(({ severity }) => severity === 'error')
  if (problems.length === 0) return
  const errors: Record<string, string[]> = {}
  for (const { path, message } of problems) (errors[path] ??= []).push(message)
  const message = [...new Set(problems.map((problem) => problem.message))].join('；')
  throw new AppError('invalid', { message, errors, details: { problems } })
}
