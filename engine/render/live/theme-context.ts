import { createContext, use, useMemo } from 'react'
import { fillPageProps, type PageProps } from '@schemas/fill'
import type { ShopTheme } from '@schemas/generated/types'
import { isLinkedColour } from '@schemas/linked-colours'
import type { Json, JsonObject } from '@schemas/page'
import { linkedColours, withShopTheme } from '../shop-theme'

/** The shop-wide theme that pages being edited are drawn with; `null`: each page with colours of its own. */
export const ShopThemeContext = createContext<ShopTheme | null>(null)

export const useShopTheme = (): ShopTheme | null => use(ShopThemeContext)

/** A page's configuration with every default and the shop's theme where it follows it. */
export function usePageProps(props: JsonObject): PageProps {
  const theme = useShopTheme()
  return useMemo(() => withShopTheme(fillPageProps(props), theme), [props, theme])
}

/** Gives a linked colour as the page with this configuration draws it, and any other value as it is. */
export function useDrawnColour(props: JsonObject): (value: Json | undefined) => Json | undefined {
  const page = usePageProps(props)
  const theme = useShopTheme()
  return useMemo(() => {
    const now = linkedColours(page, theme)
    return (value) => (isLinkedColour(value) ? now[value] : value)
  }, [page, theme])
}
