import type { article_node } from '../../db/schema'

interface NodeSource {
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

/** Columns of articles that both demo companies have. */
export const nodes: NodeSource[] = [
  { id: '1', name: '新闻资讯', kind: 'news' },
  { id: '11', parent: '1', name: '品牌动态', kind: 'news' },
  { id: '12', parent: '1', name: '生活提案', kind: 'news' },
  { id: '2', name: '常见问题', kind: 'faqs' },
  { id: '21', parent: '2', name: '购物与支付', kind: 'faqs' },
  { id: '22', parent: '2', name: '配送与自提', kind: 'faqs' },
  { id: '23', parent: '2', name: '售后与退款', kind: 'faqs' },
  { id: '24', parent: '2', name: '会员与积分', kind: 'faqs' },
  { id: '3', name: '关于我们', kind: 'about' },
]
