import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { draft, widgetOf } from './kit/documents'
import { eventually } from './kit/eventually'
import { look } from './kit/look'
import { text, textPage } from './kit/text-page'
import { useDesigner } from './kit/use-designer'

const { admin, shop } = useDesigner()

const fontSize = (page: Page, words: string) =>
  page.getByText(words, { exact: true }).evaluate((element) => getComputedStyle(element).fontSize)

describe('电脑 / 手机', () => {
  test('what is edited for phones is published to phones alone, and the desktop’s value comes back', async () => {
    const { page_id, path } = await textPage(shop(), { a: text('你好'), b: text('电脑可见', 'a1') })
    const shopper = await admin(null)
    await shopper.page.goto(shop().url + path)
    const before = await fontSize(shopper.page, '你好')

    const own = await admin('owner')
    const editor = await own.openEditor(page_id)
    await editor.topBar.getByText('手机', { exact: true }).click()
    await editor.select('a')
    await expect.poll(() => editor.field('文本').isEnabled()).toBe(false)
    await editor.setField('字号', '30')
    await editor.select('b')
    await editor.settings.getByRole('button', { name: '在手机端隐藏' }).click()
    await editor.saveNow()
    const differences = async (uuid: string) => widgetOf(await draft(shop(), page_id), uuid).h5
    await eventually(() => differences('a')).toEqual({ props: { fontSize: 30 } })
    await eventually(() => differences('b')).toEqual({ hidden: true })
    await look(own.page, 'phone-canvas')
    await editor.publish()

    await shopper.page.goto(`${shop().url}/h5${path}`)
    expect(await fontSize(shopper.page, '你好')).toBe('30px')
    expect(await shopper.page.getByText('电脑可见', { exact: true }).count()).toBe(0)
    await shopper.page.goto(shop().url + path)
    expect(await fontSize(shopper.page, '你好')).toBe(before)
    await shopper.page.getByText('电脑可见', { exact: true }).waitFor()

    await editor.select('a')
    await editor.settings.getByRole('button', { name: '字号：恢复电脑端的值' }).click()
    await eventually(() => differences('a')).toBeUndefined()
  })
})
