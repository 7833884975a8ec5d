import { lazy, memo, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react'
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

/**
 * The lower part of a page: the server draws it with the rest, and only its code comes right after the page answers.
 * Until then the server's HTML is shown; after a navigation, an empty place of this height. Its file is called
 * `*.drawn.tsx`, by which its styles come with the page's.
 */
export function drawnLater<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { height }: Place,
): ComponentType<P> {
  let ready: ComponentType<P> | undefined
  const ask = async () => (ready ??= await counted(load()))
  // the server draws in one go: by its first page, everything is there
  if (import.meta.env.SSR) void ask()
  const Part = lazy(async () => ({ default: await ask() }))
  const free = <div className={css.free} style={{ height }} aria-busy="true" />
  function DrawnLater(props: P) {
    // what began as one goes on as the same
    const [Shown] = useState(() => ready ?? Part)
    return (
      <Suspense fallback={free}>
        <Shown {...props} />
      </Suspense>
    )
  }
  // an update of its page alone must not replace what the server drew while the code is loading
  return memo(DrawnLater) as unknown as typeof DrawnLater
}

const coming = new Set<Promise<unknown>>()

function counted<T>(part: Promise<T>): Promise<T> {
  coming.add(part)
  const gone = () => coming.delete(part)
  part.then(gone, gone)
  return part
}

/**
 * Resolves when the code of every part asked for has come: a change of the shop's state before that takes away what the
 * server drew of it.
 */
export async function whenDrawn(): Promise<void> {
  while (coming.size > 0) await Promise.allSettled(coming)
}

const noChanges = () => () => undefined
const isBrowser = () => true
const isServer = () => false
