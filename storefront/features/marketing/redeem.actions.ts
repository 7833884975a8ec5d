import { succeeds } from '@storefront/shell/api/succeeds'
import { call } from '@storefront/shell/api/call'
import { loginPath } from '@storefront/shell/routing/login-path'
import { user } from '@storefront/shell/state/shop'
import { navigate } from '@storefront/shell/router/navigate'

interface Redeemed {
  item_id: string
  num: number
}

/** A basket of its own, straight to the mall's checkout; a visitor signs in first. */
export async function redeem({ item_id, num }: Redeemed): Promise<void> {
  if (!user.userInfo) return navigate(loginPath())
  const body = {
    item_id,
    num,
    cart_type: 'fastbuy',
    shop_type: 'pointsmall',
    isAccumulate: false,
  } as const
  if (await succeeds(call('POST /cart', { body }))) navigate('/pointitems/checkout')
}
