/** What the services for operators say and log about pages. */
import type { Transaction } from '../../db/client'
import type { PageType } from '../../db/schema'
import { AppError, type ErrorName } from '../../core/errors'
import { recordAudit } from '../../back-office'
import type { ContentActor } from '../actor'

/** What operators call the kinds of pages. */
export const PAGE_TYPE_NAMES: Record<PageType, string> = {
  home: '首页',
  custom: '自定义页',
  header: '页头',
  footer: '页脚',
  section: '商城自带页面',
}

/** An error with a message for the operator, at its field if there is one. */
export function refused(error: ErrorName, message: string, field?: string): AppError {
  return new AppError(error, { message, ...(field !== undefined && { errors: { [field]: [message] } }) })
}

export const noSuchPage = () => refused('not_found', '页面不存在或已删除')
export const noSuchRevision = () => refused('not_found', '这个版本不存在')

/** An ISO time with its zone; without one the server's own zone would decide. */
const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/

/** @throws AppError invalid, naming the field */
export function momentOf(text: string | undefined, field: string): Date | undefined {
  if (text === undefined || text === '') return undefined
  const moment = new Date(text)
  if (!ISO.test(text) || Number.isNaN(moment.getTime()))
    throw refused('invalid', `应为带时区的 ISO 时间（如 2026-01-31T08:00:00+08:00），收到 ${text}`, field)
  return moment
}

/** Logs a change of a page. */
export function recordPageAudit(
  tx: Transaction,
  { company_id, operator }: ContentActor,
  { page_id, title }: { page_id: string; title: string },
  change: { action: string; before?: unknown; after?: unknown },
): Promise<void> {
  return recordAudit(tx, { company_id, operator, subject: 'page', subject_id: page_id, title, ...change })
}
