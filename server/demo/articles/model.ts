import type { article_node } from '../../db/schema'

export interface NodeSource {
  id: string
  parent?: string
  name: string
  kind: (typeof article_node.$inferInsert)['kind']
}

export interface ArticleSource {
  id: string
  node: string
  title: string
  summary: string
  /** YYYY-MM-DD, at ten in the morning in Shanghai. */
  date: string
  /** Default: the company. */
  author?: string
  /** The shop whose picture is shown above the article. */
  shop?: string
  /** The product whose picture is shown above the article if no shop's is. */
  goods?: string
  /** HTML. */
  content: string
}

export interface DemoArticles {
  nodes: NodeSource[]
  articles: ArticleSource[]
}
