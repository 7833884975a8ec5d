import { lazy, memo, useCallback, useMemo, useState, useSyncExternalStore, type ComponentType } from 'react'
import { DrawnLater } from '@engine'
import { lazyPart } from '@engine/lazy-part'
import css from './later.module.css'

interface Begun<P> {
  Shown: ComponentType<P>
  first?: P
}

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
  const free = <div className={css.free} style={{ height }} aria-busy="true" />
  const Part = lazyPart(async () => ({ default: await load() }), free)
  return function Later(props: P) {
    const answers = useSyncExternalStore(noChanges, isBrowser, isServer)
    return answers ? <Part {...props} /> : free
  }
}

/**
 * The lower part of a page: the server draws it with the rest, and only its code comes right after the page answers.
 * Until then the server's HTML is shown, whatever its page or its shop changes meanwhile; after a navigation, an empty
 * place of this height. Its file is called `*.drawn.tsx`, by which its styles come with the page's.
 */
export function drawnLater<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { height }: Place,
): ComponentType<P> {
  let ready: ComponentType<P> | undefined
  let asked: Promise<ComponentType<P>> | undefined
  const ask = () => (asked ??= load().then((part) => (ready = part)))
  // the server draws in one go: by its first page, everything is there
  if (import.meta.env.SSR) void ask()
  const Part = lazy(async () => ({ default: await ask() }))
  const free = <div className={css.free} style={{ height }} aria-busy="true" />
  function Later(props: P) {
    // what began as one goes on as the same; `first` until it is drawn
    const [{ Shown, first }, begin] = useState<Begun<P>>(() =>
      ready ? { Shown: ready } : { Shown: Part, first: props },
    )
    const go = useCallback(() => begin({ Shown }), [Shown])
    const given = first ?? props
    const part = useMemo(() => <Shown {...given} />, [Shown, given])
    return (
      <DrawnLater fallback={free} onDrawn={go}>
        {part}
      </DrawnLater>
    )
  }
  // an update of its page alone does not concern it
  return memo(Later) as unknown as typeof Later
}

const noChanges = () => () => undefined
const isBrowser = () => true
const isServer = () => false
