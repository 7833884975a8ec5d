import type { Page, Response } from 'playwright'
import { receivedCode } from '../../helpers/sms'
import type { BuiltShop } from '../../helpers/built-shop'
import { messagesPage } from '@server/platform/outbox/repo'
import { Throttle } from '@server/platform/throttle/throttle'

const COMPANY = '1'

/** Reads captchas and codes from a demo's outbox. */
export function codesOf({ app, database }: BuiltShop, page: Page) {
  let picture = Promise.resolve('')
  page.on('response', (response) => {
    if (response.url().includes('/member/image/code')) picture = tokenIn(response)
  })
  const send = page.getByRole('button', { name: /发送验证码|重新发送/ })
  const captcha = page.getByLabel('图片验证码', { exact: false }).and(page.locator('input'))

  /** Types the captcha's text into its field. */
  const readPicture = async () => {
    await page.getByRole('img', { name: '图片验证码，看不清？换一张' }).waitFor()
    const [message] = await messagesPage(
      database.db,
      { company_id: COMPANY, recipient: await picture },
      { limit: 1, offset: 0 },
    )
    await captcha.fill(message?.content['text'] ?? '')
  }
  /** Requests a code, as often as necessary, and receives it. */
  const receive = async (mobile: string): Promise<string> => {
    await new Throttle(app.db, app.config.limits).clear(COMPANY, 'sms', mobile)
    // the form appears after its page, and the captcha's field with it
    await send.waitFor()
    if ((await captcha.count()) > 0) await readPicture()
    await send.click()
    await page.getByRole('button', { name: /\d+秒后重发/ }).waitFor()
    return receivedCode(app, mobile)
  }
  return { readPicture, receive, send, captcha }
}

async function tokenIn(response: Response): Promise<string> {
  const { data } = (await response.json()) as { data: { imageToken: string } }
  return data.imageToken
}
