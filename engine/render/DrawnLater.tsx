import { Suspense, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { ShopContext } from './context'

interface DrawnLaterProps {
  /** Shown until the content can be drawn, unless the server has drawn it. The same element each time. */
  fallback: ReactNode
  /** Called once the content is drawn or hydrated. */
  onDrawn?: () => void
  /** May suspend. The same element each time, until it is drawn. */
  children: ReactNode
}

/**
 * Content whose code comes later. Until it is drawn it sees the shop as it was first: a change would make React show the
 * fallback in the place of what the server drew.
 */
export function DrawnLater({ fallback, onDrawn, children }: DrawnLaterProps) {
  const shop = use(ShopContext)
  const [held, hold] = useState<{ shop: typeof shop } | null>({ shop })
  const isHeld = held !== null
  const content = useMemo(
    () => (
      <Suspense fallback={fallback}>
        {children}
        {isHeld && (
          <Drawn
            then={() => {
              hold(null)
              onDrawn?.()
            }}
          />
        )}
      </Suspense>
    ),
    [fallback, children, isHeld, onDrawn],
  )
  return <ShopContext value={held ? held.shop : shop}>{content}</ShopContext>
}

function Drawn({ then }: { then: () => void }) {
  useEffect(then, [then])
  return null
}
