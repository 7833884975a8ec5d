import type { ComponentType, ReactNode } from 'react'
import { lazyPart } from '@engine/lazy-part'
import { reached } from '../state/offline'

/**
 * A dialog or another part that a shopper opens, whose code comes only then, also if there is no network at first.
 * @param fallback drawn until it is there
 */
export const opened = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  fallback?: ReactNode,
) => lazyPart(() => reached(load), fallback)
