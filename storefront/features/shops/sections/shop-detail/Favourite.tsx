import { useState } from 'react'
import { Button } from '@storefront/shell/parts/Button'
import { texts } from '../../texts/shops'

/** Keeps a shop, or does so no longer. @param first whether it was one when the page came */
export function Favourite({ distributor_id, first }: { distributor_id: string; first: boolean }) {
  const [kept, keep] = useState(first)
  const [busy, setBusy] = useState(false)
  const toggle = async () => {
    setBusy(true)
    try {
      const { setFavouriteShop } = await import('../../favourite-shop')
      keep(await setFavouriteShop(distributor_id, !kept))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button kind={kept ? 'default' : 'primary'} busy={busy} aria-pressed={kept} onClick={() => void toggle()}>
      {kept ? texts.collectedShop : texts.collectShop}
    </Button>
  )
}
