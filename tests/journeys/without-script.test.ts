import { describe, expect, test } from 'vitest'
import { useBrowser } from './kit/visit'

const visit = useBrowser()

describe('without JavaScript', () => {
  test('home links to the list, the list to its next page and to a product, a product to its category', async () => {
    const { page, open, complaints } = await visit({ javaScriptEnabled: false })
    const main = page.getByRole('main')
    const goods = page.getByRole('list', { name: '商品', exact: true }).getByRole('link')
    await open('/')
    await main.getByText('每日上新').first().waitFor()
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '时尚服饰' }).click()
    expect(new URL(page.url()).pathname).toBe('/items')
    expect(await page.title()).toBe('时尚服饰 – 禾岸生活')
    expect(await main.getByRole('heading', { level: 1 }).textContent()).toContain('时尚服饰')
    await open('/items')
    const firsts = await goods.allTextContents()
    expect(firsts).toHaveLength(18)
    expect(firsts.filter((text) => !/¥\s*[\d,]+\.\d\d/.test(text))).toEqual([])
    await page.getByRole('link', { name: '下一页' }).click()
    expect((await goods.allTextContents())[0]).not.toBe(firsts[0])
    await open('/items?keywords=棉麻衬衫')
    await goods.first().click()
    expect(new URL(page.url()).pathname).toBe('/items/10401')
    await main.getByRole('heading', { level: 2, name: '法式翻领棉麻衬衫' }).waitFor()
    await main.getByText('159').first().waitFor()
    await main.getByRole('heading', { name: '商品介绍' }).waitFor()
    await main.getByRole('link', { name: '首页' }).click()
    expect(new URL(page.url()).pathname).toBe('/')
    // prefetched scripts, without use
    expect(complaints.filter((line) => !line.startsWith('csp: '))).toEqual([])
  })
})
