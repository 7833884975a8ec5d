import { useSyncExternalStore } from 'react'
import type { Json } from '@schemas/page'
import type { Path } from '../page/patch'
import type { LeafHints } from './field'
import { useSettings } from './settings-context'

const never = () => () => undefined

/** The value of a field; a height that follows from the content is the drawn one, for the stored one counts for nothing. */
export function useDrawn(
  [part, name]: Path,
  { derived }: LeafHints,
  stored: Json | undefined,
): Json | undefined {
  const { drawn, target } = useSettings()
  const asked = derived === true && part === 'style' && name === 'height' ? drawn : undefined
  const height = useSyncExternalStore(asked?.subscribe ?? never, () => asked?.of(target.uuid) ?? null)
  return height ?? stored
}
