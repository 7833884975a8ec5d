import { breadcrumbLd } from '@storefront/shell/parts/breadcrumb-ld'
import { texts } from '../../texts/content'
import { ask, defineData } from '@storefront/shell/section/section'

/** Articles of each kind that the front page names. */
const NEWEST = 4

const newest = (kind: 'news' | 'faqs' | 'about') =>
  ask('GET /article/management', { query: { kind, page: 1, pageSize: NEWEST } })

export default defineData({
  asks: () => ({
    nodes: ask('GET /article/node', {}),
    news: newest('news'),
    faqs: newest('faqs'),
    about: newest('about'),
  }),
  head: (_answers, { origin }) => ({
    jsonLd: [breadcrumbLd([{ text: texts.home, href: '/' }, { text: texts.articles }], origin)],
  }),
})
