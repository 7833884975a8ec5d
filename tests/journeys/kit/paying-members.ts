import type { BrowserContextOptions } from 'playwright'
import { afterAll, beforeAll, inject } from 'vitest'
import type { OrderCreated } from '@schemas/generated/api'
import type { PaymentConfig } from '@server/config/payment-accounts'
import { PaymentProviders } from '@server/payments/providers/providers'
import { startAlipay, type AlipayStub } from '../../helpers/alipay-stub'
import { openBuiltShop, type BuiltShop } from '../../helpers/built-shop'
import { buy } from '../../helpers/checkout'
import { newMember, type MemberOptions, type SignedInMember } from '../../helpers/member'
import { startWechat, type WechatStub } from '../../helpers/wechat-stub'
import type { useBrowser, Visit } from './visit'

export interface Buyer extends Visit {
  member: SignedInMember
  /** Orders one shirt. */
  order(): Promise<OrderCreated>
}

const SHIRT = '10101'

/**
 * A shop of this file with signed-in members, and with Alipay and WeChat once they are configured.
 * @param visit a new shopper of `useBrowser`
 */
export function payingMembers(visit: ReturnType<typeof useBrowser>) {
  let shop: BuiltShop
  let stubs: { alipay: AlipayStub; wechat: WechatStub } | undefined
  beforeAll(async () => {
    shop = await openBuiltShop(inject('starts'))
  })
  afterAll(async () => {
    await shop?.close()
    await Promise.all([stubs?.alipay.close(), stubs?.wechat.close()])
  })

  const setUp = async (accounts: PaymentConfig['accounts']) => {
    shop.app.payments = await PaymentProviders.open(shop.database.db, { test: true, accounts })
  }
  return {
    shop: () => shop,
    wechat: () => {
      if (!stubs) throw new Error('Expected accounts at WeChat before its stub is asked')
      return stubs.wechat
    },
    /** Configures accounts for Alipay and WeChat, or removes them. */
    async withAccounts(wanted: boolean) {
      if (!wanted) return setUp({})
      // their keys take a second
      stubs ??= { alipay: await startAlipay(), wechat: await startWechat() }
      await setUp({ '1': { alipay: stubs.alipay.account, wechat: stubs.wechat.account } })
    },
    /** @param device options of the browser */
    async newBuyer(options?: MemberOptions, device?: BrowserContextOptions): Promise<Buyer> {
      const member = await newMember(shop.app, options)
      const { open, read, context, ...rest } = await visit(device)
      const cookies = member.cookie.split('; ').map((pair) => {
        const [name = '', value = ''] = pair.split('=')
        return { name, value, url: shop.url }
      })
      await context.addCookies(cookies)
      return {
        ...rest,
        context,
        member,
        open: (path) => open(shop.url + path),
        read: (path) => read(shop.url + path),
        order: () => buy({ db: shop.database.db, member }, [{ item_id: SHIRT }]),
      }
    },
  }
}
