import { encodePart, type Actions } from '@engine'
import { loginPath } from '../api/signed-out'
import { texts } from '../texts'

/** What a visitor can do. Whatever needs a member leads to login and back; code that few pages need loads on demand. */
export function shopActions(goTo: (href: string) => void): Actions {
  return {
    goTo,
    search: ({ data }) => goTo(`/items?keywords=${encodePart(data.keyword)}`),
    async claimCoupon() {
      goTo(loginPath())
      return false
    },
    openCart: () => goTo(loginPath()),
    async addToCart() {
      goTo(loginPath())
      return false
    },
    nearbyShops: async (position) => (await import('../api/nearby-shops')).nearbyShops(position),
    knownPosition: async () => (await import('../maps/position')).knownPosition(),
    async locate() {
      const [{ askPosition }, { showToast }] = await Promise.all([
        import('../maps/position'),
        import('../state/toasts'),
      ])
      return askPosition().catch((error: unknown) => {
        showToast(texts.locationFailed(codeOf(error)))
        return null
      })
    },
  }
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error)
