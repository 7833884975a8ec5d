import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'
import { inSoak } from '@tests/helpers/soak'
import { gif, jpeg, noise, png } from '../../helpers/pictures'
import { signInAs } from '../../helpers/operator'
import { uploadPicture } from '../../helpers/upload'
import { expectAccessible } from './kit/axe'
import { draft, widgetOf } from './kit/documents'
import { eventually } from './kit/eventually'
import { freshPage, widget } from './kit/fresh-page'
import { look } from './kit/look'
import { useDesigner } from './kit/use-designer'

const { admin, shop } = useDesigner()

const banner = (imgUrl = '') => ({
  banner: {
    ...widget('W0003', 'a0', { props: { imgUrl, data: [] }, style: { width: 1190, height: 300 } }),
    name: '热区图',
  },
})

/** Chooses a file for an upload button. */
const give = (place: Locator, name: string, buffer: Buffer, mimeType = 'image/png') =>
  place.getByTestId('file').first().setInputFiles({ name, mimeType, buffer })

/** A unique picture in the library. */
const stored = async (name: string, width = 80, height = 60) =>
  uploadPicture(shop().app, await signInAs(shop().app, 'editor'), await png(width, height), name)

inSoak(() => {
  describe('uploading a picture', () => {
    test('token → upload → register: the field gets the address, the canvas shows it, the library contains it', async () => {
      const page_id = await freshPage(shop(), { widgets: banner() })
      const own = await admin('editor')
      const calls: string[] = []
      own.page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (request.method() === 'POST' && pathname.includes('/images')) calls.push(pathname)
      })
      const editor = await own.openEditor(page_id)
      await editor.select('banner')
      await give(editor.settings, '夏日.jpg', await jpeg(400, 100), 'image/jpeg')
      await eventually(() => editor.canvas('banner').locator('img').first().getAttribute('src')).toMatch(
        /\.webp$/,
      )
      expect(calls).toEqual(['/api/admin/images/token', '/api/admin/images/upload', '/api/admin/images'])
      await editor.saveNow()
      const { imgUrl } = widgetOf(await draft(shop(), page_id), 'banner').props
      const picture = await own.context.request.get(new URL(String(imgUrl), shop().url).href)
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp'])

      await editor.settings.getByRole('button', { name: '图库' }).click()
      const newest = editor.dialog.getByRole('list', { name: '图片' }).getByRole('button').first()
      await eventually(() => newest.getAttribute('aria-label')).toBe('夏日.jpg，400 × 100')
      await expectAccessible(own.page, 'picture picker')
      await look(own.page, 'picture-picker')
    })

    test('shows its progress and can be cancelled without any change', async () => {
      const page_id = await freshPage(shop(), { widgets: banner('/media/hean/art/strip-doors.webp') })
      const own = await admin('editor')
      const editor = await own.openEditor(page_id)
      await editor.select('banner')
      let arrived: () => void = () => {}
      const underway = new Promise<void>((resolve) => (arrived = resolve))
      await own.page.route('**/api/admin/images/upload', () => arrived())
      await give(editor.settings, '大图.png', await png(300, 200))
      await editor.settings.getByRole('progressbar', { name: '正在上传 大图.png' }).waitFor()
      await underway
      await look(own.page, 'uploading')
      await editor.settings.getByRole('button', { name: '取消上传' }).click()
      await eventually(() => editor.settings.getByRole('progressbar').count()).toBe(0)
      await editor.saveNow()
      expect(widgetOf(await draft(shop(), page_id), 'banner').props['imgUrl']).toBe(
        '/media/hean/art/strip-doors.webp',
      )
      expect(await own.page.locator('.ant-message-error').count()).toBe(0)
    })

    test('上传图片只能是 JPG 或者 PNG 格式!, by content; a file that is too large is reported with the limit', async () => {
      const page_id = await freshPage(shop(), { widgets: banner() })
      const own = await admin('editor')
      const editor = await own.openEditor(page_id)
      await editor.select('banner')
      await give(editor.settings, '假.png', await gif())
      await editor.expectMessage('上传图片只能是 JPG 或者 PNG 格式!')
      const broken = Buffer.concat([await png(8, 8), Buffer.alloc(shop().app.config.uploadMaxBytes)])
      await give(editor.settings, '太大.png', broken.fill(0, 20, 60))
      await own.page
        .locator('.ant-message')
        .getByText(/^图片不能大于 .*MB$/)
        .waitFor()
      expect(await editor.settings.getByRole('textbox', { name: '图片' }).inputValue()).toBe('')
      own.forgive(/cannot be decoded/)
    })
  })
})

describe('the picture library', () => {
  inSoak(() => {
    test('a picture of a camera that is too large is scaled down, then a square is cut out of it', async () => {
      const own = await admin('editor')
      const page = await own.open('/images')
      const name = `相机${randomUUID().slice(0, 8)}`
      // by its path: such a buffer takes long to reach the browser
      const folder = await mkdtemp(join(tmpdir(), 'pumian-camera-'))
      const path = join(folder, `${name}.png`)
      await writeFile(path, await noise(3200, 1600))
      expect((await stat(path)).size).toBeGreaterThan(shop().app.config.uploadMaxBytes)
      await page.locator('main').getByTestId('file').setInputFiles(path)
      await page
        .getByRole('button', { name: /^查看与修改 / })
        .first()
        .waitFor()
      const card = page.getByRole('button', { name: new RegExp(`^${name}\\.png，\\d+ × \\d+$`) })
      await card.waitFor()
      const [, width = '', height = ''] =
        /，(\d+) × (\d+)$/.exec((await card.getAttribute('aria-label')) ?? '') ?? []
      expect(Number(width) / Number(height)).toBe(2)
      await page.getByRole('button', { name: `查看与修改 ${name}.png` }).click()
      await page.getByRole('button', { name: '裁剪' }).click()
      const dialog = page.getByRole('dialog', { name: '裁剪图片' })
      await dialog.getByText('1:1', { exact: true }).click()
      await dialog.getByText(`${height} × ${height}`).waitFor()
      await expectAccessible(page, 'cropping a picture')
      await look(page, 'crop')
      await dialog.getByRole('button', { name: '保存为新图片' }).click()
      await page.getByRole('button', { name: `${name}-裁剪.png，${height} × ${height}` }).waitFor()
      await rm(folder, { recursive: true })
    })

    test('several are chosen, moved into a folder, deleted by one question, and restored from the bin', async () => {
      const mark = randomUUID().slice(0, 8)
      await stored(`甲${mark}.png`)
      await stored(`乙${mark}.png`)
      const own = await admin('editor')
      const page = await own.open('/images')
      await page.getByLabel('搜索图片名称').fill(mark)
      const cards = page.getByRole('list', { name: '图片' }).locator('button[aria-pressed]')
      await eventually(() => cards.count()).toBe(2)
      for (const card of await cards.all()) await card.click()
      const bar = page.getByRole('group', { name: '批量操作' })
      await bar.getByText('已选 2 张').waitFor()
      await expectAccessible(page, 'several pictures chosen')
      await look(page, 'pictures-chosen')
      await bar.getByRole('button', { name: /^删\s?除$/ }).click()
      const question = page.getByRole('dialog', { name: '确定删除 2 张图片？' })
      await question.getByRole('button', { name: /^确\s?定$/ }).click()
      await eventually(() => cards.count()).toBe(0)
      expect(await bar.count()).toBe(0)
      await page.getByText('回收站', { exact: true }).click()
      await page.getByLabel('搜索图片名称').fill(mark)
      await eventually(() => cards.count()).toBe(2)
      for (const card of await cards.all()) await card.click()
      await bar.getByRole('button', { name: /^恢\s?复$/ }).click()
      await page.getByText('已恢复').waitFor()
    })
  })

  inSoak(() => {
    test('folders: created, renamed, a picture moved into one and found by its name', async () => {
      // names unique to this attempt: a retry finds those of the first
      const mark = randomUUID().slice(0, 8)
      const [first, folder] = [`横幅${mark}`, `夏日横幅${mark}`]
      const [before, after] = [`会移动${mark}`, `移动过${mark}`]
      await stored(`${before}.png`)
      const own = await admin('editor')
      const page = await own.open('/images')
      const folders = page.getByRole('navigation', { name: '文件夹' })
      const dialog = page.getByRole('dialog').filter({ visible: true })
      const save = () => dialog.getByRole('button', { name: /^保\s?存$/ }).click()
      await page.getByRole('button', { name: '新建文件夹' }).click()
      await dialog.getByLabel('文件夹名称').fill(first)
      await save()
      await page.getByRole('button', { name: `重命名文件夹 ${first}` }).click()
      await dialog.getByLabel('文件夹名称').fill(folder)
      await save()
      await folders.getByText(folder).waitFor()
      await dialog.waitFor({ state: 'hidden' })

      await page.getByRole('button', { name: `查看与修改 ${before}.png` }).click()
      await dialog.getByLabel('名称', { exact: true }).fill(`${after}.png`)
      await dialog.getByRole('combobox', { name: '文件夹' }).click()
      await page.locator('.ant-select-item-option').getByText(folder).click()
      await expectAccessible(page, 'a picture')
      await look(page, 'picture')
      await save()
      await dialog.waitFor({ state: 'hidden' })
      await folders.getByRole('button', { name: folder }).first().click()
      const pictures = page.getByRole('list', { name: '图片' }).locator('[aria-pressed]')
      await eventually(() => pictures.count()).toBe(1)
      expect(await pictures.getAttribute('aria-label')).toBe(`${after}.png，80 × 60`)
      await look(page, 'library')
      await folders.getByRole('button', { name: /^全部图片/ }).click()
      await page.getByLabel('搜索图片名称').fill(after)
      await eventually(() => pictures.count()).toBe(1)
      await page.getByRole('button', { name: `删除文件夹 ${folder}` }).click()
      await page
        .getByRole('dialog', { name: `确定删除文件夹“${folder}”？其中的图片会移出文件夹。` })
        .getByRole('button', { name: /^确\s?定$/ })
        .click()
      await eventually(() => pictures.count()).toBe(1)
    })
  })

  test('the question names the pages that use a picture; deletion can be undone, from the bin too', async () => {
    // unique to this attempt: a retry finds those of the first
    const name = `有人用${randomUUID().slice(0, 8)}.png`
    const { img_full_url } = await stored(name)
    await freshPage(shop(), { title: '用图的页', widgets: banner(img_full_url) })
    const own = await admin('editor')
    const page = await own.open('/images')
    const picture = page.getByRole('button', { name: `${name}，80 × 60` })
    const question = page.getByRole('dialog', {
      name: `“用图的页”正在使用这张图片，删除后会显示为空白。确定删除“${name}”？`,
    })
    const remove = async () => {
      await page.getByRole('button', { name: `删除 ${name}` }).click()
      await look(page, 'picture-used')
      await question.getByRole('button', { name: /^确\s?定$/ }).click()
      // the next question must not be mistaken for one that is closing
      await question.waitFor({ state: 'hidden' })
      await page.locator('.ant-message').getByText('删除成功！').waitFor()
      await picture.waitFor({ state: 'hidden' })
    }
    await remove()
    await page.getByRole('button', { name: /^撤\s?销$/ }).click()
    await picture.waitFor()
    await remove()
    await page.getByText('回收站', { exact: true }).click()
    await page.getByRole('button', { name: `恢复 ${name}` }).click()
    await picture.waitFor({ state: 'hidden' })
    await page.getByText('图片库', { exact: true }).click()
    await picture.waitFor()
  })

  inSoak(() => {
    test('the owner empties the bin after a question; pictures in use stay', async () => {
      const { img_full_url } = await stored('还在用.png')
      await freshPage(shop(), { title: '用着的页', widgets: banner(img_full_url) })
      await stored('没人用.png')
      const own = await admin('owner')
      const page = await own.open('/images')
      const card = (name: string) => page.getByRole('button', { name: `${name}，80 × 60` })
      for (const name of ['还在用.png', '没人用.png']) {
        await page.getByRole('button', { name: `删除 ${name}` }).click()
        await page
          .getByRole('dialog', { name })
          .getByRole('button', { name: /^确\s?定$/ })
          .click()
        await card(name).waitFor({ state: 'hidden' })
      }
      await page.getByText('回收站', { exact: true }).click()
      await card('没人用.png').waitFor()
      await expectAccessible(page, 'recycle bin')
      await page.getByRole('button', { name: '清空回收站' }).click()
      const question = page.getByRole('dialog', { name: /^清空回收站？/ })
      await look(page, 'recycle-bin')
      await question.getByRole('button', { name: /^取\s?消$/ }).click()
      await question.waitFor({ state: 'hidden' })
      await card('没人用.png').waitFor()
      await page.getByRole('button', { name: '清空回收站' }).click()
      await question.getByRole('button', { name: /^清\s?空$/ }).click()
      await page.locator('.ant-message').getByText('已清理 1 张图片，1 张仍被用到').waitFor()
      await card('没人用.png').waitFor({ state: 'hidden' })
      await card('还在用.png').waitFor()
    })
  })
})
