import type * as tables from '../../db/schema'
import { cleanHtml } from '../../core/clean-html'
import { heanArticles, songjianArticles } from '../articles/articles'
import type { ArticleSource, DemoArticles } from '../articles/model'
import { goodsMedia, shopMedia } from '../media'
import type { DemoCompany } from '../model'

type Rows = {
  article_node: (typeof tables.article_node.$inferInsert)[]
  article: (typeof tables.article.$inferInsert)[]
}

const BY_SLUG: Record<string, DemoArticles> = { hean: heanArticles, songjian: songjianArticles }

/** The articles of a demo company, if any. */
export function articleRows({ company_id, slug, brand_name }: DemoCompany): Rows {
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
