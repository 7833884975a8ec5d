import { lazy, Suspense } from 'react'
import { useShop } from '@engine'
import { useIdle } from '../../goods/slider/use-idle'

const SeenGoods = lazy(() => import('../../goods/slider/SeenGoods'))

/** What a member looked at before, once the page itself is there. @param but the good on screen */
export function Seen({ but }: { but: string }) {
  const { user } = useShop()
  const idle = useIdle()
  if (!user || !idle) return null
  return (
    <Suspense>
      <SeenGoods but={but} />
    </Suspense>
  )
}
