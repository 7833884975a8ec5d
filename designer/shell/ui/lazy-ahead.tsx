import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'

interface LazyAhead<Props> {
  Part: ComponentType<Props>
  /** Loads its module before it is drawn. What fails is reported when the component is drawn. */
  load(): Promise<void>
}

/**
 * A component that is loaded when it is first drawn, or before. Not `lazy`, whose fallback stays for 300 ms once it is
 * shown, even if the module arrives 10 ms later.
 * @param fallback drawn until the module is there
 */
export function lazyAhead<Props extends object>(
  fetch: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode,
): LazyAhead<Props> {
  let Component: ComponentType<Props> | undefined
  let failure: { error: unknown } | undefined
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const load = () => {
    loading ??= fetch()
      .then(
        (module) => void (Component = module.default),
        (error: unknown) => {
          failure = { error }
          loading = undefined
        },
      )
      .then(() => listeners.forEach((tell) => tell()))
    return loading
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  function Part(props: Props) {
    const Known = useSyncExternalStore(subscribe, () => Component)
    const failed = useSyncExternalStore(subscribe, () => failure)
    useEffect(() => void load(), [])
    if (Known) return <Known {...props} />
    if (failed) throw failed.error
    return fallback
  }
  return { Part, load }
}
