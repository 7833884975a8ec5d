/** Both sides of a sale: a shopper, and an operator of the shop, each with a browser of their own. */
import type { Locator } from 'playwright'
import { expect, onTestFinished } from 'vitest'
import { allJobs } from '@server/platform/jobs/scheduler'
import { smsSender } from '@server/platform/sms/sender'
import { signInAs } from '../../helpers/operator'
import type { BuiltShop } from '../../helpers/built-shop'
import { newAdmin, type Admin } from '../designer/kit/use-designer'
import type { Shopper } from './shopper'

/** The owner of the shop that a shopper visits; the operator's browser must have no complaints at the test's end. */
export async function adminBeside({ context, shop }: Shopper): Promise<SellerAdmin> {
  const browser = context.browser()
  if (!browser) throw new Error('Expected the shopper to have a browser, found none')
  const admin = await newAdmin(browser, shop)
  const [name = '', value = ''] = (await signInAs(shop.app, 'owner')).cookie.split('=')
  const cookie = { name, value: decodeURIComponent(value), url: shop.url, httpOnly: true }
  await admin.context.addCookies([{ ...cookie, sameSite: 'Strict' }])
  onTestFinished(({ task }) => admin.leave(task.result?.state === 'pass'))
  return new SellerAdmin(admin)
}

/** An operator's actions in the worklists of the shop. */
export class SellerAdmin {
  constructor(private readonly admin: Admin) {}

  /** Opens one item of a worklist. */
  async item(worklist: string, id: string): Promise<void> {
    const { page, shop } = this.admin
    await page.goto(`${shop.url}/designer/worklists/${worklist}/${encodeURIComponent(id)}`)
  }

  /** Opens a worklist and follows the link of the row with this text. */
  async pick(worklist: string, row: string): Promise<void> {
    const { page, shop } = this.admin
    await page.goto(`${shop.url}/designer/worklists/${worklist}`)
    await page
      .getByRole('row', { name: new RegExp(row) })
      .getByRole('link')
      .first()
      .click()
  }

  /** Runs an action on the open item. @param fill fills in its form */
  async act(action: string, fill: (form: Locator) => Promise<void> = async () => {}): Promise<void> {
    const { page } = this.admin
    await page.getByRole('button', { name: spaced(action) }).click()
    const form = page.getByRole('dialog', { name: action })
    await form.waitFor()
    await fill(form)
    await form.getByRole('button', { name: spaced('确定') }).click()
    await form.waitFor({ state: 'detached' })
  }

  /** Chooses the courier of a parcel. */
  async courier(form: Locator): Promise<void> {
    await form.getByRole('combobox', { name: '快递公司' }).fill('顺丰')
    await this.admin.page.getByTitle('顺丰速运').click()
    await form.getByLabel('运单号').fill('SF1234567890')
  }

  /** Text of the open item. */
  text(words: string | RegExp): Locator {
    return this.admin.page.getByRole('main').getByText(words).first()
  }
}

/** antd puts a space between two characters. */
const spaced = (text: string) => new RegExp(`^${text.length === 2 ? [...text].join('\\s?') : text}$`)

/** Runs a job of the first company at a given time. */
export async function strike({ app }: BuiltShop, name: string, now = new Date()): Promise<number> {
  const job = allJobs().find((candidate) => candidate.name === name)
  if (!job)
    throw new Error(
      `Expected a job ${name}, found ${allJobs()
        .map((one) => one.name)
        .join(', ')}`,
    )
  const { db, payments: providers, config } = app
  const failed = (error: unknown) => {
    throw error
  }
  return job.run({ db, providers, sms: smsSender(db, config), company_id: '1', now, failed })
}

/** Cents and points of an order, from the database. */
export interface Money {
  status: string
  total_fee: number
  point_use: number
  refunded_fee: number
  refunded_point: number
  /** Payment of its trade. */
  paid: number
  /** Amount refunded by the provider. */
  paid_out: number
  /** The member's points. */
  point: number
}

export async function moneyOf({ database }: BuiltShop, order_id: string): Promise<Money> {
  const { rows } = await database.pool.query<Money>(
    `select o.status, o.total_fee, o.point_use, o.refunded_fee, o.refunded_point, m.point,
            coalesce((select sum(p.pay_fee) from payment p where p.company_id = o.company_id
                       and p.trade_id = o.trade_id and p.state = 'SUCCESS'), 0)::int paid,
            coalesce((select sum(r.refund_fee) from refund r where r.company_id = o.company_id
                       and r.order_id = o.order_id and r.state = 'SUCCESS'), 0)::int paid_out
       from orders o join member m on m.company_id = o.company_id and m.user_id = o.user_id
      where o.company_id = '1' and o.order_id = $1`,
    [order_id],
  )
  const [row] = rows
  expect(rows).toHaveLength(1)
  return row as Money
}
