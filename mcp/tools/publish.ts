/** From draft to shoppers: what is wrong, what is different, how it looks, and publishing it. */
import { toJson, type PageDoc } from '@engine/design'
import { storedPage } from '@schemas'
import { ApiError } from '@schemas/api/api-error'
import type { ShopClient } from '@schemas/api/shop-client'
import type { PageProblems, PageRow } from '@schemas/generated/api'
import { fillPageProps } from '@schemas/fill'
import { PHONE_WIDTH } from '@schemas/page'
import { unchosenGoods, unchosenMessage } from '@schemas/unchosen'
import type { Input } from '../inputs'
import { changesOf } from '../page/changes'
import { faultsOf, showProblems } from '../page/problems'
import { Refusal } from '../refusal'
import type { Session } from '../session'
import { documentOf, type Draft } from '../store'
import type { Answer, Tools } from './tool'

/** @returns a PNG; throws Refusal with the reason where no picture can be taken */
export type Screenshot = (
  address: string,
  size: { width: number; height: number; phone: boolean },
) => Promise<Buffer>

export const publishTools = (
  shop: ShopClient,
  screenshot: Screenshot,
): Tools<'validate' | 'diff' | 'publish' | 'preview', PageRow> => ({
  validate: {
    about:
      'Problems of a draft with message, place and fix (steps for apply), and what it shows that no longer exists.',
    reads: true,
    async run(session, { page }) {
      const draft = await session.open(page)
      return {
        json: {
          revision: draft.revision,
          ...verdictOf(draft),
          dead_links: await deadLinksOf(shop, draft),
        },
      }
    },
  },
  diff: {
    about: 'What the draft changes of what shoppers see.',
    reads: true,
    async run(session, { page }) {
      const draft = await session.open(page)
      return { json: { revision: draft.revision, changes: await unpublished(shop, draft) } }
    },
  },
  publish: {
    about:
      'What publishing would change and what is in its way; with confirm: true shoppers see the draft at once.',
    reads: false,
    run: (session, input) => publish(shop, session, input),
  },
  preview: {
    about: 'A picture (PNG) of the draft as shoppers would see it.',
    reads: true,
    run: async (session, input) => ({
      png: (await picture(shop, await session.open(input.page), input, screenshot)).toString('base64'),
    }),
  },
})

function verdictOf({ doc, role }: Draft) {
  const unchosen = unchosenGoods(toJson(doc))
  return {
    problems: showProblems(doc, faultsOf(doc, role), role),
    ...(unchosen > 0 && { notes: [unchosenMessage(unchosen)] }),
  }
}

async function deadLinksOf(shop: ShopClient, { doc }: Draft) {
  const { list } = await shop.call('POST /dead-links', { body: { documents: [storedPage(toJson(doc))] } })
  return list.map(({ uuid, path, entity, id, title, message }) => ({
    uuid,
    path,
    entity,
    id,
    title,
    message,
  }))
}

/** What shoppers see of a page; `null` if it was never published. */
async function openPublished(
  shop: ShopClient,
  { page_id, published_revision: revision_id }: PageRow,
): Promise<PageDoc | null> {
  if (revision_id === '') return null
  const { document } = await shop.call('GET /pages/{page_id}/revisions/{revision_id}', {
    params: { page_id, revision_id },
  })
  return documentOf(document)
}

async function unpublished(shop: ShopClient, { page, doc }: Draft<PageRow>) {
  const published = await openPublished(shop, page)
  return published ? changesOf(published, doc) : 'the page was never published: all of it is new'
}

async function publish(
  shop: ShopClient,
  session: Session<PageRow>,
  input: Input<'publish'>,
): Promise<Answer> {
  const { page: page_id, confirm = false, revision: wanted, enable, note } = input
  // what goes live is what the caller has seen
  const draft =
    confirm || wanted !== undefined ? await session.openAt(page_id, wanted) : await session.open(page_id)
  const { page, revision } = draft
  const verdict = verdictOf(draft)
  if (verdict.problems.errors > 0)
    throw new Refusal('it cannot be published: mend the errors first, each fix is steps for apply', {
      revision,
      ...verdict,
    })
  if (!confirm) {
    const changes = await unpublished(shop, draft)
    const { title, enabled, path } = page
    return { json: { dry_run: true, page: title, enabled, path, revision, ...verdict, changes } }
  }
  const pages = [{ page_id, revision, ...(enable !== undefined && { enable }) }]
  const { publication, warnings, withdraw_seconds } = await shop
    .call('POST /publish', { body: { pages, ...(note !== undefined && { note }) } })
    .catch((error: unknown) => {
      throw refusedByShop(error)
    })
  const { publication_id, at } = publication
  return {
    json: { published: true, publication_id, at, revision, path: page.path, warnings, withdraw_seconds },
  }
}

/** The problems that the shop names, where its schemas are newer than these. */
function refusedByShop(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status !== 422) return error
  const { problems = [] } = (error.details ?? {}) as Partial<PageProblems>
  return new Refusal(error.message, { problems: problems.slice(0, 20) })
}

async function picture(
  shop: ShopClient,
  { page, revision, doc }: Draft<PageRow>,
  { page: page_id, phone = false, height }: Input<'preview'>,
  screenshot: Screenshot,
): Promise<Buffer> {
  const isPhone = phone || page.platform === 'h5'
  const { url } = await shop.call('POST /preview', {
    body: {
      pages: [{ page_id, revision }],
      platform: page.platform,
      ...(isPhone && { viewport: 'h5' as const }),
    },
  })
  const width = isPhone ? PHONE_WIDTH : fillPageProps(doc.page.props).pageWidth
  return screenshot(shop.address(url), { width, height, phone: isPhone })
}
