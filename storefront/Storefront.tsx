import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { visitorShop } from '@engine'
import { shopActions } from './actions/shop-actions'
import { App } from './App'
import { Toasts } from './layout/Toasts'
import { usePage, type LoadedPage } from './use-page'

/** The shop in the browser: the page of the current address, the shop behind it, and what it can do. */
export function Storefront({ first }: { first: LoadedPage }) {
  const { data, registry } = usePage(first)
  const navigate = useNavigate()
  const actions = useMemo(() => shopActions((href) => void navigate(href)), [navigate])
  const shop = useMemo(() => visitorShop(data.live, data.path), [data])
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
  }, [])
  return (
    <>
      <App data={data} registry={registry} shop={shop} actions={actions} />
      <Toasts />
    </>
  )
}
