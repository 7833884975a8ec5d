import { AppError, type ErrorName } from '../../core/errors'

/** A refusal in words for the operator, beside the field that it is about. */
export function refused(error: ErrorName, message: string, field?: string): AppError {
  return new AppError(error, { message, ...(field !== undefined && { errors: { [field]: [message] } }) })
}

export const noSuchPage = () => refused('not_found', '页面不存在或已删除')
