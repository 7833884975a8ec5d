import { refused } from './refusals'

/** An ISO time with its zone, so that no machine's own zone decides. */
const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/

/** @throws AppError invalid, naming the field */
export function momentOf(text: string | undefined, field: string): Date | undefined {
  if (text === undefined || text === '') return undefined
  const moment = new Date(text)
  if (!ISO.test(text) || Number.isNaN(moment.getTime()))
    throw refused('invalid', `应为带时区的 ISO 时间（如 2026-01-31T08:00:00+08:00），收到 ${text}`, field)
  return moment
}
