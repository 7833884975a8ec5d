/** Rows of articles and pages. */
import { parsePage, storedPage } from '@schemas'
import type * as tables from '../../db/schema'
import { cleanHtml } from '../../core/clean-html'
import { heanArticles, songjianArticles } from '../articles/articles'
import type { ArticleSource, DemoArticles } from '../articles/model'
import { goodsMedia, shopMedia } from '../media'
import type { DemoCompany } from '../model'
import { type DemoPage, pagesOf } from '../page-list'

type ArticleRows = {
  article_node: (typeof tables.article_node.$inferInsert)[]
  article: (typeof tables.article.$inferInsert)[]
}

const BY_SLUG: Record<string, DemoArticles> = { hean: heanArticles, songjian: songjianArticles }

/** The articles of a demo company, if any. */
export function articleRows({ company_id, slug, brand_name }: DemoCompany): ArticleRows {
  const { nodes, articles } = BY_SLUG[slug] ?? { nodes: [], articles: [] }
  return {
    article_node: nodes.map(({ id, parent, name, kind }, sort) => ({
      company_id,
      node_id: id,
      parent_id: parent ?? null,
      name,
      kind,
      sort,
    })),
    article: articles.map(({ id, node, title, summary, date, author = brand_name, content, ...picture }) => ({
      company_id,
      article_id: id,
      node_id: node,
      title,
      summary,
      author,
      content: cleanHtml(content),
      image_url: pictureOf(slug, picture),
      published: new Date(`${date}T10:00:00+08:00`),
    })),
  }
}

function pictureOf(slug: string, { shop, goods }: Pick<ArticleSource, 'shop' | 'goods'>): string {
  if (shop) return shopMedia(slug, shop, 'banner')
  return goods ? goodsMedia(slug, goods) : ''
}

type PageRows = {
  page: (typeof tables.page.$inferInsert)[]
  page_revision: (typeof tables.page_revision.$inferInsert)[]
}

/**
 * Pages with one published revision each. Pages and revisions reference each other, so pages are inserted first
 * without it.
 * @param read text of a file of storefront/pages
 * @throws naming the file and its first problem, for an invalid page
 */
export function pageRows({ company_id, slug }: DemoCompany, read: (file: string) => string): PageRows {
  const pages = pagesOf[slug] ?? []
  return {
    page: pages.map(({ page_id, publicId, type, platform, title, alias = '' }) => ({
      company_id,
      page_id,
      theme_pc_template_id: publicId,
      page_type: type,
      platform,
      title,
      alias,
      enabled: true,
    })),
    page_revision: pages.map((page) => ({
      company_id,
      page_id: page.page_id,
      revision_id: firstRevision(page),
      number: 1,
      document: checked(page, read(page.file)),
      note: '演示数据',
    })),
  }
}

export const firstRevision = ({ page_id }: Pick<DemoPage, 'page_id'>) => `${page_id}-1`

function checked({ file }: DemoPage, text: string): string {
  const { page, problems } = parsePage(text)
  const first = problems.find(({ severity }) => severity === 'error')
  if (!page || first) {
    const where = first ? `${first.type} ${first.uuid} ${first.path}` : 'the document'
    throw new Error(`storefront/pages/${file}.json is refused: ${where}: ${first?.message ?? 'no page'}`)
  }
  return storedPage(page)
}
