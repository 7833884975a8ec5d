import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { MOST_LISTED } from '@schemas/worklists'
import type { Database } from '../../db/client'
import { AppError } from '../../errors'

/**
 * How many rows a statement finds; one more than `most` where there are more than that, which are not counted.
 * @param rows a select in parentheses, without a limit
 */
export async function cappedCount(db: Database, rows: SQLWrapper, most = MOST_LISTED): Promise<number> {
  const { rows: counted } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from ${rows} r limit ${most + 1}) c`,
  )
  return counted[0]?.count ?? 0
}

/** @throws AppError invalid for a page beyond the rows that a list shows */
export function refuseFarPage(offset: number): void {
  if (offset >= MOST_LISTED)
    throw new AppError('invalid', {
      message: `列表只显示前${MOST_LISTED}条，请按编号搜索或选择页签`,
      errors: { page: [`只显示前${MOST_LISTED}条`] },
    })
}

/** Digits of a number of an order, a trade or a refund, or of its beginning. */
export const NUMBER = /^\d{6,32}$/

/** That a number begins with these digits, as an index can find it. */
export const beginsWith = (number: SQLWrapper, digits: string): SQL =>
  sql`${number} between ${digits} and ${digits.padEnd(32, '9')}`
