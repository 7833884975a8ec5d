import type { BrowseHistoryClearBody } from '@schemas/generated/api'
import { succeeds } from '@storefront/shell/api/succeeds'
import { call } from '@storefront/shell/api/call'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { confirm } from '@storefront/shell/state/ask'
import { showToast } from '@storefront/shell/state/toasts'
import { herePath } from '@storefront/shell/routing/here'
import { navigate } from '@storefront/shell/router/navigate'
import { footprintTexts as texts } from '../../texts/favourites'

/**
 * Deletes footprints and shows what is left.
 * @param question asked before; absent: not asked
 * @param home where to go where more than one page may be gone; absent: the page is asked for again
 */
export async function clearFootprints(
  which: Partial<BrowseHistoryClearBody>,
  question?: string,
  home?: string,
): Promise<void> {
  if (question !== undefined && !(await confirm(question))) return
  const body = { is_empty: false, ...which }
  if (!(await succeeds(call('DELETE /member/browse/history', { body })))) return
  showToast(texts.footprintsRemoved)
  if (home === undefined || home === herePath()) refreshPage()
  else navigate(home)
}
