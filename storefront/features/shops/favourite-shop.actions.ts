import { navigate } from '../../shell/router/navigate'
import { call } from '../../shell/api/call'
import { loginPath } from '../../shell/routing/login-path'
import { user } from '../../shell/state/shop'
import { showToast } from '../../shell/state/toasts'
import { texts } from './texts/shops'
import { succeeds } from '../../shell/api/succeeds'

/** Keeps a shop among the member's favourites or takes it out; visitors are led to login. @returns whether it is one now */
export async function setFavouriteShop(distributor_id: string, wanted: boolean): Promise<boolean> {
  if (!user.userInfo) {
    navigate(loginPath())
    return !wanted
  }
  const asked: Promise<unknown> = wanted
    ? call('POST /member/collect/distribution/{id}', { params: { id: distributor_id } })
    : call('DELETE /member/collect/distribution', {
        body: { distributor_id: [distributor_id], is_empty: false },
      })
  if (!(await succeeds(asked))) return !wanted
  showToast(wanted ? texts.shopCollected : texts.shopUncollected)
  return wanted
}
