import type { UpstreamAddPageBody, UpstreamEditPageBody, UpstreamPageRow } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import type { CurrentOperator } from '../../platform'
import { lockLivePage, lockPageTable } from '../pages/admin-locks'
import { enableIn, updateIn } from '../page-management/change'
import { createIn } from '../page-management/create'
import { refused } from '../pages/refusals'
import { publishIn } from '../publications/publish'
import { ENABLED, pageNamed, pageTypeOf, upstreamRow } from './rows'

interface By {
  company_id: string
  /** With its role: upstream's one call edits and publishes. */
  operator: CurrentOperator
}

/** @throws AppError forbidden where somebody who may not publish enables it */
export function addPage(db: Database, by: By, body: UpstreamAddPageBody): Promise<UpstreamPageRow> {
  const { title, description = '', page_type, status } = body
  return inTransaction(db, async (tx) => {
    const created = await createIn(tx, by, {
      page_type: pageTypeOf(page_type),
      platform: 'pc',
      title,
      description,
    })
    if (status === ENABLED) await show(tx, by, created.page_id)
    return upstreamRow(await pageNamed(tx, by.company_id, created.theme_pc_template_id))
  })
}

/**
 * Renames, and shows or hides: what is enabled is published first, if it holds (no door goes past the validation).
 * @throws AppError forbidden, unpublishable, not_found; invalid for another kind than the page's
 */
export function editPage(db: Database, by: By, body: UpstreamEditPageBody): Promise<UpstreamPageRow> {
  const { id, title, description, page_type, status } = body
  return inTransaction(db, async (tx) => {
    await lockPageTable(tx, by.company_id)
    const row = await pageNamed(tx, by.company_id, id)
    if (page_type !== undefined && pageTypeOf(page_type) !== row.page_type)
      throw refused('invalid', '页面的类型不能修改', 'page_type')
    await updateIn(tx, by, row.page_id, {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
    })
    if (status === ENABLED) await show(tx, by, row.page_id)
    else if (status !== undefined && row.enabled) await hide(tx, by, row.page_id)
    return upstreamRow(await pageNamed(tx, by.company_id, id))
  })
}

async function show(tx: Transaction, by: By, page_id: string) {
  expectOwner(by)
  const { draft_revision, published_revision } = await lockLivePage(tx, by.company_id, page_id)
  if (draft_revision !== null && draft_revision !== published_revision)
    await publishIn(tx, by, { pages: [{ page_id, revision: draft_revision }], at: undefined })
  await enableIn(tx, by, page_id, true)
}

async function hide(tx: Transaction, by: By, page_id: string) {
  expectOwner(by)
  await enableIn(tx, by, page_id, false)
}

function expectOwner({ operator }: By) {
  if (operator.role !== 'owner') throw new AppError('forbidden')
}
