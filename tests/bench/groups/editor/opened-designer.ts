import type { Browser, Page } from 'playwright'
import { FORMAT_VERSION, storedPage } from '@schemas'
import { editorPage } from '../../editor/documents'

/** ms for one step of the browser; 10,000 widgets take some. */
const PATIENCE = 120_000

/** A page of that many widgets in the editor of a signed-in owner. */
export async function openedDesigner(browser: Browser, url: string, size: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(error))
  page.setDefaultTimeout(PATIENCE)
  await page.goto(`${url}/designer`)
  await page.getByLabel('账号').fill('owner')
  await page.getByLabel('密码').fill('pumian-owner')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/start$/)
  const send = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(`${url}/api/admin${path}`, {
      method,
      data,
      headers: { origin: url },
    })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return ((await answer.json()) as { data: { page_id: string; draft_revision: number } }).data
  }
  const title = `${size} 个组件`
  const { page_id, draft_revision } = await send('POST', '/pages', {
    page_type: 'custom',
    platform: 'pc',
    title,
  })
  const document = storedPage({ ...editorPage(size), formatVersion: FORMAT_VERSION })
  await send('PUT', '/drafts', { documents: [{ page_id, base: draft_revision, document }] })
  await page.goto(`${url}/designer/pages/${page_id}`)
  return page
}

/** The field that the bench types into, of the selected widget. */
export const titleField = (page: Page) =>
  page.getByRole('complementary', { name: '设置' }).getByLabel('标题', { exact: true })
