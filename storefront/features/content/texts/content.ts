/** Texts of articles and questions. */
import { texts as frame } from '@storefront/shell/texts/frame'

export const texts = {
  ...frame,
  articles: '文章',
  allArticles: '全部文章',
  columns: '文章栏目',
  news: '新闻资讯',
  faqs: '常见问题',
  about: '关于我们',
  moreOf: (name: string) => `更多${name}`,
  noArticles: '这里还没有文章',
  noQuestions: '这里还没有问题',
  author: (name: string) => `作者：${name}`,
  published: '发布时间：',
  beside: '上一篇与下一篇',
  previous: '上一篇：',
  next: '下一篇：',
  none: '没有了',
  related: '相关文章',
  count: (count: number) => `共 ${count} 篇`,
} as const
