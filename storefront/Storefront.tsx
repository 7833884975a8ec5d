import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { navigate } from 'wouter/use-browser-location'
import type { CartGroup, Shop } from '@engine'
import type { PageData } from '@schemas/page-data'
import type { LazyRegistry } from '@widgets/registry'
import { shopActions } from './actions/shop-actions'
import { App } from './App'
import { whenIdle } from './idle'
import { cart, user } from './state/shop'
import { usePage } from './use-page'

const Toasts = lazy(() => import('./layout/Toasts'))

const actions = shopActions((href) => navigate(href))

interface StorefrontProps {
  first: PageData
  registry: LazyRegistry
}

/** The shop in the browser: the page of the current address, the shop behind it, and what it can do. */
export function Storefront({ first, registry }: StorefrontProps) {
  const data = usePage(first, registry)
  const shop = useShopOf(data)
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    void whenIdle().then(() => setIdle(true))
  }, [])
  return (
    <>
      <App data={data} registry={registry} shop={shop} actions={actions} />
      {idle && (
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      )}
    </>
  )
}

/** The shop as widgets and sections see it: rows and answers of the page, the member and cart of this tab. */
function useShopOf({ live, path, params, answers }: PageData): Shop {
  const { userInfo } = useSnapshot(user)
  const { cartCount, cartInfo } = useSnapshot(cart)
  return useMemo(
    () => ({
      user: userInfo,
      cart: { count: cartCount, groups: (cartInfo?.groups ?? []) as CartGroup[] },
      live,
      path,
      params,
      answers,
    }),
    [userInfo, cartCount, cartInfo, live, path, params, answers],
  )
}
