import { lazy, useState, type ComponentType } from 'react'

interface LazyAhead<Props> {
  Part: ComponentType<Props>
  /** Loads its module before it is drawn. What fails is reported when the component is drawn. */
  load(): Promise<void>
}

/**
 * Like `lazy`, but without a fallback where the module is there already: React shows one for a moment, and then keeps it
 * for 300 ms.
 */
export function lazyAhead<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyAhead<Props> {
  let known: ComponentType<Props> | undefined
  const Late: ComponentType<Props> = lazy(load)
  return {
    Part: function Part(props: Props) {
      // one for the life of the component: another would mount it again
      const [Component] = useState(() => known ?? Late)
      return <Component {...props} />
    },
    load: () =>
      load().then(
        (module) => void (known = module.default),
        () => undefined,
      ),
  }
}
