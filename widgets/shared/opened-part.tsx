import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useActions } from '@engine'

/**
 * A part that a shopper opens, whose code comes only then; without a network it comes once there is one.
 * @param waiting shown meanwhile
 */
export function openedPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  waiting: ReactNode = null,
): ComponentType<P> {
  return function OpenedPart(props: P) {
    const { reach } = useActions()
    const [loaded, setLoaded] = useState<{ Part: ComponentType<P> }>()
    useEffect(() => {
      let left = false
      reach(load).then(
        ({ default: Part }) => left || setLoaded({ Part }),
        // to the error boundary of the widget
        (error: unknown) =>
          setLoaded(() => {
            throw error
          }),
      )
      return () => {
        left = true
      }
    }, [reach])
    return loaded ? <loaded.Part {...props} /> : waiting
  }
}
