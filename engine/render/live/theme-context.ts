import { createContext, use, useCallback, useMemo } from 'react'
import { fillPageProps, type PageProps } from '@schemas/fill'
import type { ShopTheme } from '@schemas/generated/types'
import type { JsonObject } from '@schemas/page'
import type { Editor } from '../../editor/editor'
import { useEditorValue } from '../../editor/use-editor-value'
import { PAGE } from '../../page/doc'
import type { Change } from '../../page/patch'
import { rootOf } from '../../page/regions'
import { withShopTheme } from '../shop-theme'

/** The shop-wide theme that pages being edited are drawn with; `null`: each page with colours of its own. */
export const ShopThemeContext = createContext<ShopTheme | null>(null)

export const useShopTheme = (): ShopTheme | null => use(ShopThemeContext)

/** A page's configuration with every default and the shop's theme where it follows it. */
export function usePageProps(props: JsonObject): PageProps {
  const theme = useShopTheme()
  return useMemo(() => withShopTheme(fillPageProps(props), theme), [props, theme])
}

/**
 * The page that a widget lies on, as drawn: header and footer have the shop's theme, whatever the page says.
 * @param uuid left out: of the page's own body
 */
export function usePageOf(editor: Editor, uuid: string = PAGE): PageProps {
  const own = useEditorValue(editor, propsOf, { page: true })
  const read = useCallback(({ doc }: Editor) => rootOf(doc, uuid) ?? 'body', [uuid])
  const region = useEditorValue(editor, read, { when: moves })
  return usePageProps(region === 'body' ? own : OF_THE_SHOP)
}

const OF_THE_SHOP: JsonObject = { followTheme: true }

const propsOf = ({ doc }: Editor) => doc.page.props

const moves = (changes: readonly Change[]): boolean =>
  changes.some((change) => 'patches' in change && change.patches.some(({ op }) => op === 'place'))
