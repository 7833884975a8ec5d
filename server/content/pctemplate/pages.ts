import type { UpstreamAddPageBody, UpstreamEditPageBody, UpstreamPageRow } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { type CurrentOperator, requireRight } from '../../platform'
import { lockLivePage, lockPageTable } from '../pages/lock-repo'
import { updateIn } from '../page-management/change'
import { enableIn } from '../pages/enabling'
import { createIn } from '../page-management/create'
import { refused } from '../pages/admin'
import { publishIn } from '../publications/publish'
import { ENABLED, pageNamed, pageTypeOf, upstreamRow } from './repo'

/** With the rights: upstream's one call edits and publishes. */
interface PublishingActor {
  company_id: string
  operator: CurrentOperator
}

/** @throws AppError forbidden for enabling it without the right to publish */
export function addPage(
  db: Database,
  actor: PublishingActor,
  body: UpstreamAddPageBody,
): Promise<UpstreamPageRow> {
  const { title, description = '', page_type, status } = body
  return inTransaction(db, async (tx) => {
    const created = await createIn(tx, actor, {
      page_type: pageTypeOf(page_type),
      platform: 'pc',
      title,
      description,
    })
    if (status === ENABLED) await show(tx, actor, created.page_id)
    return upstreamRow(await pageNamed(tx, actor.company_id, created.theme_pc_template_id))
  })
}

/**
 * Renames, and shows or hides. A page is validated and published before it is enabled.
 * @throws AppError forbidden, unpublishable, not_found; invalid for another kind than the page's
 */
export function editPage(
  db: Database,
  actor: PublishingActor,
  body: UpstreamEditPageBody,
): Promise<UpstreamPageRow> {
  const { id, title, description, page_type, status } = body
  return inTransaction(db, async (tx) => {
    await lockPageTable(tx, actor.company_id)
    const row = await pageNamed(tx, actor.company_id, id)
    if (page_type !== undefined && pageTypeOf(page_type) !== row.page_type)
      throw refused('invalid', '页面的类型不能修改', 'page_type')
    await updateIn(tx, actor, row.page_id, {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
    })
    if (status === ENABLED) await show(tx, actor, row.page_id)
    else if (status !== undefined && row.enabled) await hide(tx, actor, row.page_id)
    return upstreamRow(await pageNamed(tx, actor.company_id, id))
  })
}

async function show(tx: Transaction, actor: PublishingActor, page_id: string) {
  requirePublisher(actor)
  const { draft_revision, published_revision } = await lockLivePage(tx, actor.company_id, page_id)
  if (draft_revision !== null && draft_revision !== published_revision)
    await publishIn(tx, actor, { pages: [{ page_id, revision: draft_revision }], at: undefined })
  await enableIn(tx, actor, page_id, true)
}

async function hide(tx: Transaction, actor: PublishingActor, page_id: string) {
  requirePublisher(actor)
  await enableIn(tx, actor, page_id, false)
}

function requirePublisher({ operator }: PublishingActor) {
  requireRight(operator, 'pages.publish')
}
