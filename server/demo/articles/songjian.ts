import { faqs } from './faqs'
import type { ArticleSource, DemoArticles } from './model'
import { nodes } from './nodes'

const own: ArticleSource[] = [
  {
    id: '101',
    node: '11',
    title: '今年的岩茶下山了',
    summary: '武夷山正岩产区，四月采，九月成。',
    date: '2026-09-18',
    shop: '1',
    content: `<p>今年的雨水比往年匀，茶青厚实。四月采摘，反复焙火，到九月才算成茶。</p>
<p>头一批只有三百斤，先到先得；喝过再买也行，茶室每天都有试饮。</p><p><a href="/items?cat_id=11">看看乌龙茶</a></p>`,
  },
  {
    id: '102',
    node: '12',
    title: '一壶茶的水温',
    summary: '绿茶八十度，岩茶要滚水。',
    date: '2026-06-02',
    author: '茶室 阿松',
    content: `<table><thead><tr><th>茶</th><th>水温</th><th>第一泡</th></tr></thead><tbody>
<tr><td>绿茶花茶</td><td>80 – 85 ℃</td><td>40 秒</td></tr><tr><td>白茶</td><td>90 ℃</td><td>30 秒</td></tr>
<tr><td>乌龙茶</td><td>100 ℃</td><td>10 秒</td></tr></tbody></table><p>第一泡不必倒掉，除非是压得很紧的老茶。</p>`,
  },
  {
    id: '301',
    node: '3',
    title: '松间的来历',
    summary: '山里来的茶与器。',
    date: '2026-01-01',
    content: `<p>松间茶事由两位制茶人和一位做壶的朋友合开。茶从武夷山来，壶在景德镇烧。</p>`,
  },
]

export const songjianArticles: DemoArticles = { nodes, articles: [...own, ...faqs] }
