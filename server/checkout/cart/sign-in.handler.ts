import type { SignInHandler } from '../../members'
import { mergeGuestCart } from './merge'
import { closeGuestCart, guestCartOf } from './owner'

/** The guest's cart becomes the member's. */
const mergeCart: SignInHandler = {
  async signedIn(tx, request, user_id) {
    const guest = guestCartOf(request)
    if (guest) await mergeGuestCart(tx, guest, user_id)
  },
  afterwards(request, reply) {
    if (guestCartOf(request)) closeGuestCart(request, reply)
  },
}

export default mergeCart
