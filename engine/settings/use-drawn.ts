import { useSyncExternalStore } from 'react'
import type { Json } from '@schemas/page'
import type { Path } from '../page/patch'
import type { LeafHints } from './field'
import { useSettings } from './settings-context'

const never = () => () => undefined

/** The value of a field. A derived one is the value on the canvas, because the stored value is ignored. */
export function useDrawn(
  [part, name]: Path,
  { derived }: LeafHints,
  stored: Json | undefined,
): Json | undefined {
  const { drawn, target } = useSettings()
  const read = (): number | null => {
    if (derived !== true || typeof name !== 'string') return null
    if (part === 'props') return drawn?.property(target.uuid, name) ?? null
    return name === 'height' ? (drawn?.of(target.uuid) ?? null) : null
  }
  const shown = useSyncExternalStore((derived === true && drawn?.subscribe) || never, read)
  return shown ?? stored
}
