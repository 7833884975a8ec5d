import { expect, it } from 'vitest'
import type { PageData, Region } from '@schemas/page-data'
import type { PreviewAnswer } from '@schemas/generated/api'
import { PHONE_WIDTH } from '@schemas/page'
import { describeDemoDatabase } from '@tests/helpers/database'
import { signInAs } from '@tests/helpers/operator'
import { newPage, publishDraft, saveDraft } from '@tests/helpers/pages'
import { usePlainShop } from '@tests/helpers/plain-shop'

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
