import { lazy, Suspense } from 'react'
import { useShop } from '@engine'

const SeenGoods = lazy(() => import('../../goods/slider/SeenGoods'))

/** What a member looked at before. @param but the good on screen */
export function Seen({ but }: { but: string }) {
  const { user } = useShop()
  if (!user) return null
  return (
    <Suspense>
      <SeenGoods but={but} />
    </Suspense>
  )
}
