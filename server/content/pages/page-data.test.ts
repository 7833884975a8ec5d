import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { PageData, Region } from '@schemas/page-data'
import type { PreviewAnswer } from '@schemas/generated/api'
import { PHONE_WIDTH, type JsonObject } from '@schemas/page'
import { describeDemoDatabase } from '@tests/helpers/database'
import { signInAs } from '@tests/helpers/operator'
import { newPage, publishDraft, saveDraft } from '@tests/helpers/pages'
import { usePlainShop } from '@tests/helpers/plain-shop'
import { goods } from '../../db/schema'

describeDemoDatabase('products by rule', (open) => {
  const app = usePlainShop(open)
  const list = (rule: JsonObject) => ({
    type: 'W0002',
    v: 1,
    parent: null,
    order: 'a0',
    props: { text: '规则', rule: { order: 'sales', count: 3, ...rule }, data: [] },
    style: {},
  })

  it.each(['/custompage?pageid=201', '/h5/custompage?pageid=201'])(
    '%s has what the rule finds now, in its list; a rule without products takes no room',
    async (url) => {
      const owner = await signInAs(app(), 'owner')
      const revision = await saveDraft(owner, 'story', (draft) => {
        draft.widgets = { ruled: list({}), none: list({ category_id: 'nothing' }) }
      })
      await publishDraft(owner, 'story', revision)
      // pages are cached by their address
      const ask = async (more = '') => {
        const { payload } = await app().inject({ url: url + more, headers: { host: 'hean.localhost' } })
        const { regions, live } = JSON.parse(payload) as PageData
        const { ruled, none } = regions.body?.widgets ?? {}
        return { live, none, props: ruled?.props }
      }
      const { props, none, live } = await ask()
      const idsIn = (data: unknown) => (Array.isArray(data) ? data.map((each) => String(each.goods_id)) : [])
      const ids = idsIn(props?.['data'])
      expect([ids.length, none, props?.['rule']]).toEqual([3, undefined, undefined])
      expect(ids.filter((id) => live.goods[id] === undefined)).toEqual([])
      await open()
        .db.update(goods)
        .set({ approve_status: 'instock' })
        .where(and(eq(goods.company_id, '1'), eq(goods.goods_id, ids[0] ?? '')))
      expect(idsIn((await ask('&again')).props?.['data']).slice(0, 2)).toEqual(ids.slice(1))
    },
  )
})

describeDemoDatabase('header and footer on phones', (open) => {
  const app = usePlainShop(open)

  const regionsOf = async (url: string, company = 'hean') => {
    const { payload } = await app().inject({ url, headers: { host: `${company}.localhost` } })
    return (JSON.parse(payload) as PageData).regions
  }
  const textsOf = (regions: PageData['regions'], region: Region) =>
    Object.values(regions[region]?.widgets ?? {}).flatMap(({ props }) => props['text'] ?? [])

  it.each(['hean', 'songjian'])(
    'the frame of a phone stands instead of the header, the footer is adapted to it (%s)',
    async (company) => {
      const [desktop, phone] = [await regionsOf('/', company), await regionsOf('/h5', company)]
      expect(desktop.header).not.toBeNull()
      expect(phone.header).toBeNull()
      expect(textsOf(phone, 'footer')).toEqual(textsOf(desktop, 'footer'))
      const widths = Object.values(phone.footer?.widgets ?? {}).map(({ style }) => style.width)
      expect(Math.max(...widths)).toBe(PHONE_WIDTH)
    },
  )

  it('an address without a page has the footer, too', async () => {
    const { body, footer } = await regionsOf('/h5/nowhere')
    expect([body, footer?.page.props.themeColor]).toEqual([null, '#1f6b4a'])
  })

  it('header and footer made for phones stand instead of the desktop’s, in previews, too', async () => {
    const owner = await signInAs(app(), 'owner')
    const make = async (page_type: 'header' | 'footer', title: string) => {
      const { page_id } = await newPage(owner, { page_type, platform: 'h5' })
      const revision = await saveDraft(owner, page_id, (draft) => {
        draft.page.props.title = title
      })
      await publishDraft(owner, page_id, revision)
      await owner.data(`/pages/${page_id}/enable`, { method: 'POST', body: { enabled: true } })
    }
    await make('header', '手机页头')
    await make('footer', '手机页脚')
    const revision = await saveDraft(owner, 'home', (draft) => void (draft.page.props.title = '草稿'))
    const body = { pages: [{ page_id: 'home', revision }], platform: 'pc', viewport: 'h5' }
    const { url } = await owner.data<PreviewAnswer>('/preview', { method: 'POST', body })
    for (const address of ['/h5', '/h5/custompage?pageid=201', url]) {
      const regions = await regionsOf(address)
      const titles = [regions.header, regions.footer].map((page) => page?.page.props.title)
      expect([address, ...titles]).toEqual([address, '手机页头', '手机页脚'])
    }
    expect(textsOf(await regionsOf('/'), 'footer')).toContain('购物指南')
  })
})

describeDemoDatabase('texts for search engines', (open) => {
  const app = usePlainShop(open)
  const texts = async (url: string) => {
    const { payload } = await app().inject({ url, headers: { host: 'hean.localhost' } })
    const { title, keywords, description } = JSON.parse(payload) as PageData
    return [title.split(' – ')[0], keywords, description]
  }

  it('what the list of pages says wins over the page’s own configuration, each text for itself', async () => {
    const owner = await signInAs(app(), 'owner')
    const revision = await saveDraft(owner, 'story', ({ page }) => {
      Object.assign(page.props, { title: '配置标题', keywords: '配置词', description: '配置描述' })
    })
    await publishDraft(owner, 'story', revision)
    const rename = (seo: JsonObject) => owner.data('/pages/story', { method: 'PUT', body: { seo } })
    await rename({ title: '', mate_keywords: '', mate_description: '' })
    expect(await texts('/custompage?pageid=201&a')).toEqual(['配置标题', '配置词', '配置描述'])
    await rename({ title: '列表标题', mate_keywords: '', mate_description: '列表描述' })
    expect(await texts('/custompage?pageid=201&b')).toEqual(['列表标题', '配置词', '列表描述'])
  })
})
