import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react'

type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code before it is drawn. What fails is tried again, and reported, when it is drawn. */
  load(): Promise<void>
}

interface Settled<Props> {
  Component?: ComponentType<Props>
  failure?: { error: unknown }
}

/**
 * A component whose code is loaded when it is first drawn. Not React's `lazy`: the fallback of `Suspense` stays for 300 ms
 * once it is shown, even if the code arrives 10 ms later. The server draws the fallback.
 * @param fallback drawn until the code is there
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode = null,
): LazyPart<Props> {
  let known: Settled<Props> = {}
  let asked: Promise<Settled<Props>> | undefined
  const ask = () =>
    (asked ??= load().then(
      (module) => (known = { Component: module.default }),
      (error: unknown) => {
        asked = undefined
        return { failure: { error } }
      },
    ))
  function Part(props: Props) {
    const [{ Component, failure }, settle] = useState(known)
    useLayoutEffect(() => {
      void ask().then(settle)
    }, [])
    if (failure) throw failure.error
    return Component ? <Component {...props} /> : fallback
  }
  return Object.assign(Part, { load: async () => void (await ask()) })
}
