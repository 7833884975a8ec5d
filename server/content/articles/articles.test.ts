import { expect, it } from 'vitest'
import type {
  ArticleDetail,
  ArticleFaqsAnswer,
  ArticleListAnswer,
  ArticleNodesAnswer,
} from '@schemas/generated/api'
import { callShop } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { signInAs } from '@tests/helpers/operator'
import * as tables from '../../db/schema'

describeApi('articles', (open) => {
  const list = async (query = '', company?: 'songjian') =>
    (await open().data<ArticleListAnswer>(`/article/management${query}`, company)).list
  const titles = async (query: string) => (await list(query)).map(({ title }) => title)

  it('the newest first, without their texts; a node includes those below it', async () => {
    expect((await list('?node_id=1')).map(({ article_id }) => article_id)).toEqual([
      '104',
      '103',
      '101',
      '102',
    ])
    expect((await list('?node_id=12')).map(({ node_name }) => node_name)).toEqual(['生活提案', '生活提案'])
    expect((await list())[0]).not.toHaveProperty('content')
    expect(await titles('?kind=about&pageSize=1')).toHaveLength(1)
  })

  it('keywords are searched in title and summary, wildcards are matched literally', async () => {
    expect(await titles('?keywords=电视')).toEqual(['给客厅选电视：尺寸与距离'])
    expect(await titles('?keywords=%')).toEqual([])
  })

  it('hidden articles and those not published yet are not found', async () => {
    const row = { company_id: '1', node_id: '12', title: '秘密', content: '<p>…</p>' }
    await open()
      .database.db.insert(tables.article)
      .values([
        { ...row, article_id: 'later', published: new Date('2040-01-01') },
        { ...row, article_id: 'hidden', published: new Date('2020-01-01'), visible: false },
      ])
    expect(await titles('?keywords=秘密')).toEqual([])
    for (const id of ['later', 'hidden', 'none'])
      expect((await open().get(`/article/management/${id}`)).statusCode).toBe(404)
  })

  it('an article comes with its text and others of its node', async () => {
    const article = await open().data<ArticleDetail>('/article/management/103')
    expect(article.content).toContain('<h2>通勤</h2>')
    expect(article.related.map(({ article_id }) => article_id)).toEqual(['104'])
  })

  it('an article has the previous and next one in the list of its node', async () => {
    const beside = async (id: string) => {
      const { previous, next } = await open().data<ArticleDetail>(`/article/management/${id}`)
      return [previous?.article_id, next?.article_id]
    }
    expect(await beside('104')).toEqual([undefined, '103'])
    expect(await beside('103')).toEqual(['104', undefined])
  })

  it('nodes are a tree with the counts of their articles; questions come with their answers', async () => {
    const { list: nodes } = await open().data<ArticleNodesAnswer>('/article/node')
    expect(nodes.map(({ name, children }) => [name, children.map((child) => child.name)])).toEqual([
      ['新闻资讯', ['品牌动态', '生活提案']],
      ['常见问题', ['购物与支付', '配送与自提', '售后与退款', '会员与积分']],
      ['关于我们', []],
    ])
    expect(nodes[0]?.children.map(({ article_count }) => article_count)).toEqual([2, 2])
    const faqs = await open().data<ArticleFaqsAnswer>('/article/faqs')
    expect(faqs.list.map(({ name }) => name)).toEqual(nodes[1]?.children.map(({ name }) => name))
    expect(faqs.list[0]?.list[0]).toMatchObject({ title: '下单后多久要付款？' })
    expect((await open().data<ArticleFaqsAnswer>('/article/faqs?node_id=23')).count).toBe(1)
  })

  it('content.* answer the same', async () => {
    const call = async (path: string) => (await callShop(open().app, path)).json().data
    expect(await call('/content.list?node_id=12')).toEqual(
      await open().data('/article/management?node_id=12'),
    )
    expect(await call('/content.node.list')).toEqual(await open().data('/article/node'))
    expect(await call('/content.info?content_id=103')).toEqual(await open().data('/article/management/103'))
    expect((await callShop(open().app, '/content.info')).statusCode).toBe(422)
  })

  it('only the company’s own', async () => {
    expect((await list('?kind=news', 'songjian')).map(({ title }) => title)).toEqual([
      '今年的岩茶下山了',
      '一壶茶的水温',
    ])
    expect((await open().get('/article/management/104', { company: 'songjian' })).statusCode).toBe(404)
  })

  it('the HTML that an operator saves is cleaned', async () => {
    const editor = await signInAs(open().app, 'editor')
    const content = '<p onclick="x()">文</p><script>alert(1)</script>'
    const value = { title: '新', node_id: '12', content, published: '2026-01-01 10:00:00' }
    const { id } = await editor.data<{ id: string }>('/records/article', { method: 'POST', body: { value } })
    expect((await open().data<ArticleDetail>(`/article/management/${id}`)).content).toBe('<p>文</p>')
  })
})
