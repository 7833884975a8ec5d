import { describe, expect, test } from 'vitest'
import { violations } from './kit/violations'
import { useBrowser } from './kit/visit'
import { inSoak } from '@tests/helpers/soak'

const visit = useBrowser()

describe('the gallery under /comps', () => {
  inSoak(() => {
    test('table, controls and widgets can be tried, and are not indexed by search engines', async () => {
      const { page, open, complaints } = await visit()
      await open('/comps')
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
      await page
        .getByRole('row', { name: '提示消息停留 3000 ms docs/storefront-rules.md pages-10' })
        .waitFor()
      expect(await violations(page)).toEqual([])

      await page.getByRole('main').getByRole('link', { name: '控件' }).click()
      await page.waitForURL('**/comps/controls')
      await page.getByRole('button', { name: '打开确认框' }).click()
      await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click()
      await page.getByRole('alert').getByText('已确定').waitFor()
      await page.getByRole('radio', { name: '3星' }).focus()
      await page.keyboard.press('ArrowRight')
      expect(await page.getByRole('radio', { name: '4星' }).isChecked()).toBe(true)
      await page.getByRole('combobox', { name: '省' }).selectOption('广东省')
      const begin = page.getByRole('button', { name: '显示加载遮罩' })
      await begin.click()
      const overlay = page.getByRole('dialog', { name: '加载中…' })
      await overlay.waitFor()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true)
      await overlay.waitFor({ state: 'detached' })
      expect(await begin.evaluate((button) => button === document.activeElement)).toBe(true)
      expect(await violations(page)).toEqual([])

      await open('/comps/widgets')
      await page.getByRole('main').getByRole('link', { name: '商品橱窗' }).click()
      await page.waitForURL('**/comps/widgets/W0005')
      await page.getByRole('tab', { name: '居家好物' }).click()
      expect(await violations(page)).toEqual([])
      await page.getByRole('navigation', { name: '示例' }).getByRole('link', { name: 'default' }).click()
      await page.waitForURL('**/comps/widgets/W0005?sample=default')
      await page.getByRole('link', { name: 'default' }).and(page.locator('[aria-current]')).waitFor()
      expect(complaints).toEqual([])
    })
  })

  inSoak(() => {
    test('default samples name prescribed colours with low contrast, and have no other problem', async () => {
      const { page, open } = await visit()
      for (const type of ['W0007', 'W0010', 'W0019', 'W0022']) {
        await open(`/comps/widgets/${type}?sample=default`)
        const said = await page.getByRole('note').getByText('规格给定的默认颜色').innerText()
        const pale = said.match(/#[0-9A-F]{6}/g) ?? []
        expect([type, pale.length > 0]).toEqual([type, true])
        const found = await violations(page)
        const others = found.filter(
          (line) =>
            !line.startsWith('color-contrast ') ||
            !pale.some((colour) => line.toUpperCase().includes(colour)),
        )
        expect([type, others]).toEqual([type, []])
      }
    })
  })

  test('every widget with a folder is listed and can be opened; an unknown name is the 404 page', async () => {
    const { page, open, read } = await visit({ javaScriptEnabled: false })
    await open('/comps/widgets')
    const list = page.getByRole('list', { name: '页面组件' }).getByRole('link')
    const addresses = await list.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(addresses).toEqual(Object.keys(folders).map((path) => `/comps/widgets/${path.split('/').at(-2)}`))
    for (const address of addresses) {
      const answer = await read(address)
      expect({ address, status: answer.status() }).toEqual({ address, status: 200 })
      const [main = ''] = /<main.*<\/main>/s.exec(await answer.text()) ?? []
      expect(main.match(/ data-widget="/g)?.length ?? 0).toBeGreaterThan(1)
    }
    for (const address of ['/comps/widgets/W9999', '/comps/widgets/W0005?sample=none'])
      expect({ address, status: (await read(address)).status() }).toEqual({ address, status: 404 })
  })
})

const folders = import.meta.glob('../../widgets/W*/index.ts')
