import { navigate } from 'wouter/use-browser-location'
import { succeeds } from '../api/succeeds'
import { call } from '../api/call'
import { loginPath } from '../api/signed-out'
import { user } from '../state/shop'

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
