import { useMemo } from 'react'
import { isLinkedColour } from '@schemas/linked-colours'
import type { Json } from '@schemas/page'
import { usePageOf, useShopTheme } from '../../render/live/theme-context'
import { linkedColours } from '../../render/shop-theme'
import { useSettings } from '../settings-context'

/** The page that the form's widget lies on, as drawn. */
export function useFormPage() {
  const { target } = useSettings()
  return usePageOf(target.editor, target.uuid)
}

/** Gives a linked colour as that page draws it, and any other value as it is: forms lie outside of its tokens. */
export function useFormColour(): (value: Json | undefined) => Json | undefined {
  const page = useFormPage()
  const theme = useShopTheme()
  return useMemo(() => {
    const now = linkedColours(page, theme)
    return (value) => (isLinkedColour(value) ? now[value] : value)
  }, [page, theme])
}
