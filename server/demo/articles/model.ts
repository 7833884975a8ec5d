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
  /** A shop whose picture stands above it. */
  shop?: string
  /** A good whose picture stands above it, where no shop's does. */
  goods?: string
  /** HTML. */
  content: string
}

export interface DemoArticles {
  nodes: NodeSource[]
  articles: ArticleSource[]
}
