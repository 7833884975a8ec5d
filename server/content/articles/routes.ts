import type { FastifyInstance } from 'fastify'
import { AppError } from '../../core/errors'
import { declare, readFor } from '../../platform'
import { listArticles, listFaqs, listNodes, readArticle } from './service'

export default async function articleRoutes(app: FastifyInstance) {
  const { db } = app

  declare(app, 'GET /article/management', (asked) =>
    readFor(asked, (old) => listArticles(old, asked.company_id, asked.query)),
  )
  declare(app, 'GET /article/management/{id}', ({ company_id, params: { id } }) =>
    readArticle(db, company_id, id),
  )
  declare(app, 'GET /article/node', (asked) =>
    readFor(asked, (old) => listNodes(old, asked.company_id, asked.query.kind)),
  )
  declare(app, 'GET /article/faqs', ({ company_id, query }) => listFaqs(db, company_id, query.node_id))
  declare(app, 'GET /content.info', async ({ company_id, query: { article_id } }) => {
    if (article_id === undefined)
      throw new AppError('invalid', { errors: { article_id: ['应当有必需属性 article_id'] } })
    return readArticle(db, company_id, article_id)
  })
}
