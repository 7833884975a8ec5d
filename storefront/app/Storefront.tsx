import { useEffect, useMemo } from 'react'
import { useSnapshot } from '../shell/state/use-snapshot'
import type { Shop } from '@engine'
import { lazyPart } from '@engine/lazy-part'
import type { PageData } from '@schemas/page-data'
import type { LazyRegistry } from '@widgets/registry'
import { navigate } from '../shell/router/navigate'
import { shopActions } from './shop-actions'
import { App } from './App'
import { whenIdle, whenTouched } from '../shell/idle'
import { questions } from '../shell/state/questions'
import { cart, user } from '../shell/state/shop'
import { useIdle } from '../shell/use-idle'
import { usePage } from '../shell/navigation/use-page'

const Loading = lazyPart(() => import('../shell/layout/Loading'))
const CountUnread = lazyPart(() => import('../shell/account/CountUnread'))
const Toasts = lazyPart(() => import('../shell/layout/Toasts'))
const Questions = lazyPart(() => import('./Questions'))

const actions = shopActions((href) => navigate(href))

interface StorefrontProps {
  first: PageData
  registry: LazyRegistry
}

/** The shop in the browser: the page of the current address, the shop behind it, and what it can do. */
export function Storefront({ first, registry }: StorefrontProps) {
  const { key, data, hidden } = usePage(first, registry)
  const shop = useShopOf(data)
  useAnalytics(data)
  const idle = useIdle()
  const asking = useSnapshot(questions).list.length > 0
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    let stop: (() => void) | undefined
    let gone = false
    void whenTouched().then(async () => {
      // an unmounted shop loads nothing
      if (gone) return
      const [{ prefetchLinks }] = await Promise.all([
        import('../shell/navigation/prefetch'),
        import('./loaded-actions'),
      ])
      if (!gone) stop = prefetchLinks(registry)
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [registry])
  useEffect(() => {
    if (!idle) return
    let gone = false
    void import('../features/checkout/other-tabs.actions').then(({ followOtherTabs }) => {
      if (!gone) followOtherTabs()
    })
    return () => {
      gone = true
    }
  }, [idle])
  return (
    <>
      <App data={data} instance={key} hidden={hidden} registry={registry} shop={shop} actions={actions} />
      {idle && (
        <>
          <Toasts />
          <Loading />
          {data.viewer && shop.user && <CountUnread key={data.viewer.user_id} />}
        </>
      )}
      {asking && <Questions />}
    </>
  )
}

/** The shop as widgets and sections see it: rows and answers of the page, the member and cart of this tab. */
function useShopOf({ live, path, params, answers }: PageData): Shop {
  const { userInfo } = useSnapshot(user)
  const { cartCount, cartInfo, added } = useSnapshot(cart)
  return useMemo(
    () => ({
      user: userInfo,
      cart: { count: cartCount, groups: cartInfo && cartInfo.valid_cart, added },
      live,
      path,
      params,
      answers,
    }),
    [userInfo, cartCount, cartInfo, added, live, path, params, answers],
  )
}

/** Reports every page to the analytics provider once the browser is idle (rule pages-7). */
function useAnalytics(page: PageData) {
  useEffect(() => {
    const script = page.site?.analytics
    if (!script) return
    let left = false
    void whenIdle().then(async () => {
      if (left) return
      const { visitPage } = await import('../shell/analytics/visit-page')
      if (!left) visitPage(script, page)
    })
    return () => {
      left = true
    }
  }, [page])
}
