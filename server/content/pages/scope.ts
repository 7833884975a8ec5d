import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../db/client'
import { AppError } from '../../core/errors'
import { SOME_PAGES } from '@schemas/rights'
import type { CurrentOperator } from '../../platform'
import { noSuchPage } from './admin'
import { framesAmong, namesPages, pagesAbout } from './scope-repo'

/**
 * For operators who are narrowed to some pages, other pages do not exist: every request that names one, in its address or
 * in its body, is answered 404 (rule office-10). Headers and footers, which their pages show, can be seen and not changed.
 */
export function narrowToPages(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    const { operator, company_id, routeOptions } = request
    if (!operator || operator.pages.length === 0) return
    const about = await pagesAbout(app.db, company_id, namedIn(request))
    await requirePages(app.db, { company_id, operator }, about, routeOptions.config.looks ?? false)
  })
}

/**
 * @param looks whether nothing is changed
 * @throws AppError not_found for a page that the operator is not given, forbidden for changing a header or footer
 */
export async function requirePages(
  db: Database,
  { company_id, operator: { pages } }: { company_id: string; operator: Pick<CurrentOperator, 'pages'> },
  about: readonly string[],
  looks: boolean,
): Promise<void> {
  const others = pages.length === 0 ? [] : about.filter((page_id) => !pages.includes(page_id))
  if (others.length === 0) return
  const frames = await framesAmong(db, company_id, others)
  if (frames.length < new Set(others).size) throw noSuchPage()
  if (!looks) throw new AppError('forbidden', { message: SOME_PAGES })
}

/** Names and values of the ids of a request: of its address, its body, and of the lists in its body. */
function namedIn({ params, query, body }: FastifyRequest): [name: string, id: string][] {
  const parts = [params, query, body, ...listsIn(body)]
  return parts.flatMap((part) =>
    Object.entries(plain(part)).flatMap(([name, id]): [string, string][] =>
      namesPages(name) && typeof id === 'string' ? [[name, id]] : [],
    ),
  )
}

const listsIn = (body: unknown): unknown[] =>
  Object.values(plain(body)).flatMap((value: unknown) => (Array.isArray(value) ? value : []))

const plain = (value: unknown): object =>
  typeof value === 'object' && value !== null && !Buffer.isBuffer(value) ? value : {}
