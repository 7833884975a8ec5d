import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { inSoak } from '@tests/helpers/soak'
import { goods, goods_item, page_revision } from '@server/db/schema'
import { openBuiltShop, type BuiltShop } from '../helpers/built-shop'
import { sellOut } from '../helpers/stock'
import { useBrowser } from './kit/visit'

const visit = useBrowser()
let shop: BuiltShop
beforeAll(async () => {
  shop = await openBuiltShop(inject('starts'))
})
afterAll(() => shop?.close())

/** The page for an anonymous visitor once the cached one has expired and was renewed. */
async function renewed(path: string, changed: (html: string) => boolean) {
  let answer = { status: 0, etag: '', html: '' }
  await expect
    .poll(
      async () => {
        const response = await fetch(shop.url + path)
        const etag = response.headers.get('etag') ?? ''
        answer = { status: response.status, etag, html: await response.text() }
        return changed(answer.html)
      },
      { timeout: 10_000, interval: 300 },
    )
    .toBe(true)
  return answer
}

const good = (goods_id: string) => and(eq(goods.company_id, '1'), eq(goods.goods_id, goods_id))

describe('live data', () => {
  test('a price changed in the database is on the page within ten seconds, with a new ETag', async () => {
    const before = await renewed('/', (html) => html.includes('收腰碎花连衣裙'))
    await shop.database.db
      .update(goods_item)
      .set({ price: 12_345 })
      .where(and(eq(goods_item.company_id, '1'), eq(goods_item.goods_id, '106')))
    const after = await renewed('/', (html) => html.includes('12345'))
    expect(after.etag).not.toBe(before.etag)
    const { page, open } = await visit()
    await open(`${shop.url}/`)
    const card = page.locator('[data-widget="showcase"] a[href="/items/106"]').first()
    expect(await card.innerText()).toMatch(/123\s*\.45/)
  })

  inSoak(() => {
    test('a name and the stock come from the database too', async () => {
      const { db } = shop.database
      await db.update(goods).set({ item_name: '改了名字的跑鞋' }).where(good('301'))
      await sellOut(db, '301')
      await renewed('/', (html) => html.includes('改了名字的跑鞋'))
      const { page, open } = await visit()
      await open(`${shop.url}/`)
      const card = page.locator('[data-widget="window-hot"] a[href="/items/301"]').first()
      expect(await card.innerText()).toContain('改了名字的跑鞋')
      expect(await card.innerText()).toContain('已售罄')
    })
  })

  inSoak(() => {
    test('a deleted product keeps name and picture, without price and link, marked 已下架', async () => {
      await shop.database.db.update(goods).set({ deleted: new Date() }).where(good('101'))
      await renewed('/', (html) => html.includes('已下架'))
      const { page, open } = await visit()
      await open(`${shop.url}/`)
      const name = page.locator('[data-widget="showcase"]').getByText('棉柔圆领短袖T恤 女款')
      const card = name.locator('xpath=ancestor::*[contains(., "已下架")][1]')
      expect(await card.innerText()).not.toMatch(/[¥￥]/)
      expect(await page.locator('a[href="/items/101"]').count()).toBe(0)
    })
  })
})

describe('other error page', () => {
  test('a page whose stored revision is damaged answers 500 with the text, and other pages work', async () => {
    await shop.database.db
      .update(page_revision)
      .set({ document: '{"formatVersion":' })
      .where(and(eq(page_revision.company_id, '1'), eq(page_revision.page_id, 'story')))
    const { page, open } = await visit()
    const response = await open(`${shop.url}/custompage?pageid=201`)
    expect(response.status()).toBe(500)
    await page.getByRole('heading', { name: '抱歉！应用程序错误异常！' }).waitFor()
    expect(await page.getByRole('link', { name: '点击返回首页。' }).getAttribute('href')).toBe('/')
    expect((await open(`${shop.url}/custompage?pageid=202`)).status()).toBe(200)
  })

  test('the same after a navigation in the browser', async () => {
    const { page, open } = await visit()
    await open(`${shop.url}/custompage?pageid=202`)
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '禾岸故事' }).click()
    await page.getByRole('heading', { name: '抱歉！应用程序错误异常！' }).waitFor()
    expect(page.url()).toBe(`${shop.url}/custompage?pageid=201`)
  })
})
