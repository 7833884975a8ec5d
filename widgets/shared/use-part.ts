import { lazy, useState, type ComponentType, type LazyExoticComponent } from 'react'
import { useActions } from '@engine'

/**
 * A part that a shopper opens, whose code comes only then; without a network it comes once there is one. Until then the
 * nearest Suspense shows its fallback.
 */
export function usePart<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> {
  const { reach } = useActions()
  const [part] = useState(() => lazy(() => reach(load)))
  return part
}
