import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'
import css from './later.module.css'

interface Place {
  /** px; kept free until it is there, so that nothing jumps. */
  height: number
}

/**
 * A part that comes right after its page answers, because it is too heavy for a page to wait for: a form, a dialog's
 * content. The server draws its place alone; without JavaScript it could do nothing.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { height }: Place,
): ComponentType<P> {
  const Part = lazy(async () => ({ default: await load() }))
  const free = <div className={css.free} style={{ height }} aria-busy="true" />
  return function Later(props: P) {
    const answers = useSyncExternalStore(noChanges, isBrowser, isServer)
    return <Suspense fallback={free}>{answers ? <Part {...props} /> : free}</Suspense>
  }
}

const noChanges = () => () => undefined
const isBrowser = () => true
const isServer = () => false
