import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { inSoak } from '../helpers/soak'
import { ask } from './kit/ask'
import { shoppersOfOneShop } from './kit/shopper'
import { addressOf, useBrowser } from './kit/visit'

const visit = useBrowser()
const shopper = shoppersOfOneShop()

/** Every page of texts, with its title and a characteristic text. */
const PAGES: [path: string, title: string, said: string][] = [
  ['/article', '文章', '更多新闻资讯'],
  ['/article/content', '文章', '更多新闻资讯'],
  ['/article/detail/103', '换季衣橱：一件短袖的三种穿法', '2026-04-16'],
  ['/article/content/103', '换季衣橱：一件短袖的三种穿法', '上一篇：'],
  ['/custom?id=301', '品牌故事', '关于我们'],
  ['/article/faqs', '常见问题', '下单后多久要付款？'],
  ['/article/faqs/22', '配送与自提', '配送与自提'],
  ['/article/node', '全部文章', '共 '],
  ['/article/node/12', '生活提案', '共 2 篇'],
  ['/news', '新闻资讯', '共 4 篇'],
  ['/frenchstyle', '法式风格', '松弛，是最难的讲究'],
  ['/story', '禾岸故事', '把好物放在离你最近的地方'],
  ['/technology', '科技', '看得更远，也更安静'],
  ['/precollection', '早秋系列', '风起之前，先把衣橱换好'],
  ['/store', '门店查询', '共 6 家门店'],
  ['/result', '搜索', '想找什么？'],
  ['/shops/near', '附近门店', '禾岸生活 北京昌平店'],
  ['/shops/info?distributor_id=3', '禾岸生活 上海静安旗舰店', '老弄堂里的买手店，每月一个主题。'],
  ['/receive/coupons', '领券中心', '茶饮满减券'],
]

const main = (page: Page) => page.getByRole('main')

describe('pages of texts', () => {
  // routes.test.ts opens their routes with scripts
  inSoak(() => {
    test('each has its title, a heading and a clean console', async () => {
      const { page, open, complaints } = await visit()
      for (const [path, title, said] of PAGES) {
        const answer = await open(path)
        expect([path, answer.status(), await page.title()]).toEqual([path, 200, `${title} – 禾岸生活`])
        expect(await main(page).getByRole('heading', { level: 1 }).textContent()).toBe(`${title} – 禾岸生活`)
        await main(page).getByText(said).first().waitFor()
        expect([path, complaints]).toEqual([path, []])
      }
    })
  })

  inSoak(() => {
    test('without script each is readable with its title, a heading and links', async () => {
      const { page, open } = await visit({ javaScriptEnabled: false })
      for (const [path, title, said] of PAGES) {
        const answer = await open(path)
        expect([path, answer.status(), await page.title()]).toEqual([path, 200, `${title} – 禾岸生活`])
        expect(await main(page).getByRole('heading', { level: 1 }).textContent()).toBe(`${title} – 禾岸生活`)
        expect([path, await main(page).getByText(said).first().isVisible()]).toEqual([path, true])
        expect([path, await main(page).getByRole('link').count()]).not.toEqual([path, 0])
      }
      await open('/article')
      await main(page).getByRole('link', { name: '给客厅选电视：尺寸与距离' }).click()
      await main(page).getByRole('link', { name: '换季衣橱：一件短袖的三种穿法' }).first().click()
      expect(new URL(page.url()).pathname).toBe('/article/detail/103')
      await open('/article/faqs/22')
      const closed = main(page).locator('details:not([open])')
      const before = await closed.count()
      await closed.first().locator('summary').click()
      expect(await closed.count()).toBe(before - 1)
      await open('/result')
      await page.getByRole('searchbox', { name: '搜索商品' }).fill('短袖')
      await main(page).getByRole('button', { name: '搜索' }).click()
      expect(new URL(page.url()).searchParams.get('keywords')).toBe('短袖')
      expect(
        await page.getByRole('list', { name: '商品', exact: true }).getByRole('link').count(),
      ).toBeGreaterThan(3)
    })
  })

  test('an unknown page is the 404 page; a company has the brand pages that it has published', async () => {
    const { page, open } = await visit()
    await open('/custom')
    expect(new URL(page.url()).pathname).toBe('/article')
    const missing = [
      '/article/detail/none',
      '/custom?id=none',
      '/shops/info',
      '/shops/info?distributor_id=99',
    ]
    for (const path of missing) expect([path, (await ask(path)).status]).toEqual([path, 404])
    const other = await Promise.all(
      ['/technology', '/article'].map((path) => ask(path, { company: 'songjian' })),
    )
    expect(other.map(({ status }) => status)).toEqual([404, 200])
  })

  test('/edit leads an operator to the page in the designer', async () => {
    const { page, open } = await visit({ javaScriptEnabled: false })
    await open('/edit?pageid=204')
    expect(page.url()).toBe(addressOf('/designer/edit?pageid=204'))
  })
})

describe('nearby shops', () => {
  test('a search, an area and a tag filter them; with the shopper’s position the nearest is first', async () => {
    const geolocation = { latitude: 31.23, longitude: 121.44 }
    const { page, context, open, complaints } = await visit({ geolocation })
    await open('/shops/near')
    const names = main(page).getByRole('list', { name: '附近门店' }).getByRole('heading')
    // the district has one, its city another, fewer than three: then come all others
    expect((await names.allTextContents()).slice(0, 2)).toEqual([
      '禾岸生活 北京昌平店',
      '禾岸生活 北京朝阳旗舰店',
    ])
    expect(await names.count()).toBe(6)
    await context.grantPermissions(['geolocation'])
    await page.getByRole('button', { name: '定位' }).click()
    await main(page).getByText('按距离从近到远排列').waitFor()
    await main(page).getByText(/^距你/).first().waitFor()
    expect((await names.allTextContents())[0]).toBe('禾岸生活 上海静安旗舰店')
    await page.getByRole('region', { name: '筛选' }).getByRole('link', { name: '北京市' }).click()
    await page.getByRole('region', { name: '筛选' }).getByRole('heading', { name: '城市' }).waitFor()
    await page.getByRole('searchbox', { name: '门店名称' }).fill('旗舰')
    await main(page).getByRole('button', { name: '搜索' }).click()
    await page.waitForURL(/name=/)
    await page.waitForFunction(() => document.querySelectorAll('main article').length === 1)
    expect(await names.allTextContents()).toEqual(['禾岸生活 北京朝阳旗舰店'])
    await names.getByRole('link').click()
    await page.waitForURL('**/shops/info?distributor_id=2')
    await page.getByRole('button', { name: '收藏店铺' }).waitFor()
    expect(complaints).toEqual([])
  })
})

describe('coupons and favourites', () => {
  inSoak(() => {
    test('visitors who claim a coupon or add a favourite sign in and return', async () => {
      const { page, open, complaints } = await visit()
      for (const [path, button] of [
        ['/receive/coupons', '立即领取 满199减30'],
        ['/shops/info?distributor_id=3', '收藏店铺'],
      ] as const) {
        await open(path)
        await page.getByRole('button', { name: button }).click()
        await page.waitForURL('**/auth/login?**')
        expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe(path)
        await page.getByRole('link', { name: '免费注册' }).waitFor()
      }
      expect(complaints).toEqual([])
    })
  })

  test('a member claims up to the limit, which is shown, and adds a shop to the favourites and removes it', async () => {
    const { page, open, complaints } = await shopper()
    await open('/receive/coupons')
    const coupon = (state: string) => page.getByRole('button', { name: `${state} 满199减30` })
    await page.getByRole('button', { name: '已抢光 茶饮满减券' }).waitFor()
    await coupon('立即领取').click()
    await page.getByText('领取成功').waitFor()
    await coupon('立即领取').click()
    await coupon('已领取').waitFor()
    await page.getByRole('link', { name: '去使用' }).waitFor()
    await page.reload()
    await coupon('已领取').waitFor()
    await open('/shops/info?distributor_id=3')
    await page.getByRole('button', { name: '收藏店铺' }).click()
    await page.getByText('店铺收藏成功').waitFor()
    await page.reload()
    await page.getByRole('button', { name: '已收藏', exact: true }).click()
    await page.getByText('店铺移除收藏成功').waitFor()
    await page.getByRole('button', { name: '收藏店铺' }).waitFor()
    expect(complaints).toEqual([])
  })
})
