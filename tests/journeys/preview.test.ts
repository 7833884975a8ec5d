import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { inSoak } from '@tests/helpers/soak'
import type { PreviewAnswer } from '@schemas/generated/api'
import { signInAs } from '@tests/helpers/operator'
import { publishDraft, saveDraft } from '@tests/helpers/pages'
import { openBuiltShop, type BuiltShop } from '../helpers/built-shop'
import { useBrowser } from './kit/visit'

const visit = useBrowser()
let shop: BuiltShop
beforeAll(async () => {
  shop = await openBuiltShop(inject('starts'))
})
afterAll(() => shop?.close())

const text = (value: string, style: object = {}) => ({
  type: 'W0011',
  v: 1,
  parent: null,
  order: 'Zz',
  props: { text: value },
  style: { width: 300, height: 30, ...style },
})

/** A link to the page with a text at the top. */
async function previewOf(page_id: string, platform: string, value: string, at?: string, style?: object) {
  const editor = await signInAs(shop.app, 'editor')
  const revision = await saveDraft(
    editor,
    page_id,
    (page) => void (page.widgets['mark'] = text(value, style)),
  )
  const body = { pages: [{ page_id, revision }], platform, ...(at && { at }) }
  const { url } = await editor.data<PreviewAnswer>('/preview', { method: 'POST', body })
  return shop.url + url
}

describe('preview of a draft in the real storefront', () => {
  test('a desktop shows the draft with a bar above it, hydrated and without messages; shoppers do not see it', async () => {
    const address = await previewOf('home', 'pc', '还没发布的话')
    const { page, open, complaints } = await visit()
    const response = await open(address)
    expect(response.headers()['cache-control']).toBe('no-store')
    expect(await page.getByRole('note').innerText()).toMatch(/^预览 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect(await page.getByText('还没发布的话').isVisible()).toBe(true)
    expect(await page.getByRole('searchbox').isVisible()).toBe(true)
    await open(`${shop.url}/`)
    expect(await page.getByText('还没发布的话').count()).toBe(0)
    expect(await page.getByRole('note').count()).toBe(0)
    // the shop's pictures were not drawn
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
  })

  test('a phone shows the h5 page at its width', async () => {
    const address = await previewOf('home-h5', 'h5', '手机上的话')
    const { page, open } = await visit({ viewport: { width: 375, height: 667 } })
    await open(address)
    expect(await page.getByText('手机上的话').isVisible()).toBe(true)
    const main = await page.getByRole('main').boundingBox()
    expect(main?.width).toBe(375)
  })

  inSoak(() => {
    test('another time shows the content scheduled for then', async () => {
      const style = { showFrom: '2099-11-11 00:00:00' }
      const { page, open } = await visit()
      await open(await previewOf('home', 'pc', '双十一的话', undefined, style))
      expect(await page.getByText('双十一的话').count()).toBe(0)
      await open(await previewOf('home', 'pc', '双十一的话', '2099-11-11T00:00:00+08:00', style))
      expect(await page.getByText('双十一的话').isVisible()).toBe(true)
      expect(await page.getByRole('note').innerText()).toBe('预览 2099-11-11 00:00:00')
    })
  })

  test('a forged link shows the error page', async () => {
    const { page, open } = await visit()
    const response = await open(`${shop.url}/?preview=e30.AAAA`)
    expect(response.status()).toBe(404)
    expect(await page.getByText('抱歉！您所访问的页面不存在！').isVisible()).toBe(true)
  })
})

test('the published version is what the next shopper sees', async () => {
  const owner = await signInAs(shop.app, 'owner')
  const { page, open } = await visit()
  await open(`${shop.url}/custompage?pageid=201`)
  const revision = await saveDraft(
    owner,
    'story',
    (draft) => void (draft.widgets['mark'] = text('刚发布的话')),
  )
  await publishDraft(owner, 'story', revision)
  await open(`${shop.url}/custompage?pageid=201`)
  expect(await page.getByText('刚发布的话').isVisible()).toBe(true)
})
