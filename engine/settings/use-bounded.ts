import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Schema } from '@schemas/dialect/schema'
import { fillPageProps } from '@schemas/fill'
import type { LeafHints } from './field'
import { useSettings } from './settings-context'

/** The schema with the bounds that follow from the page: a width is at most the page's (`x-ui.withinPage`). */
export function useBounded(schema: Schema, { withinPage = false }: LeafHints): Schema {
  const { editor } = useSettings().target
  const follow = useCallback((listener: () => void) => editor.subscribePage(listener), [editor])
  const read = () => (withinPage ? fillPageProps(editor.doc.page.props).pageWidth : undefined)
  const maximum = useSyncExternalStore(follow, read)
  return useMemo(() => (maximum === undefined ? schema : { ...schema, maximum }), [schema, maximum])
}
