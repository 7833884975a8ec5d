import type { Browser, Page } from 'playwright'

/** A new page with this document in the editor of a signed-in owner. */
export async function openDesigner(
  browser: Browser,
  url: string,
  title: string,
  document: string,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(error))
  page.setDefaultTimeout(120_000)
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
  const { page_id, draft_revision } = await send('POST', '/pages', {
    page_type: 'custom',
    platform: 'pc',
    title,
  })
  await send('PUT', '/drafts', { documents: [{ page_id, base: draft_revision, document }] })
  await page.goto(`${url}/designer/pages/${page_id}`)
  return page
}
