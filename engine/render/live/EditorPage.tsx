import { useEffect, useMemo, useRef } from 'react'
import type { Editor } from '../../editor/editor'
import type { ShownItems } from '../../editor/shown-items'
import type { Region } from '@schemas/page-data'
import { ROOTS } from '../../page/doc'
import type { Registry } from '../../registry/registry'
import { RenderProvider } from '../context'
import type { Actions, RenderMode, Shop } from '../contract'
import type { Live } from './live-page'
import { Siblings } from './Siblings'
import { usePageOf } from './theme-context'
import { LARGE, Vicinity } from './vicinity'

interface EditorPageProps {
  editor: Editor
  registry: Registry
  shop: Shop
  actions: Actions
  mode?: RenderMode
  shown?: ShownItems
  /** The documents of a joined page to render, from top to bottom. */
  regions?: readonly Region[]
  /** As `Live.onFailure`; must be stable between renders. */
  onFailure?: Live['onFailure']
}

const BODY: readonly Region[] = ['body']

/** The page being edited, rendered by the shoppers' renderers. Each widget subscribes to the editor by itself. */
export function EditorPage({
  editor,
  registry,
  shop,
  actions,
  mode = 'design',
  shown,
  regions = BODY,
  onFailure,
}: EditorPageProps) {
  const page = usePageOf(editor)
  const context = useMemo(() => ({ mode, page, shop, actions }), [mode, page, shop, actions])
  const live = useMemo(() => {
    const own: Live = {
      editor,
      registry,
      ...(shown && { shown }),
      ...(onFailure && { onFailure }),
      children: (parent) => <Siblings live={own} parent={parent} layout="free" />,
    }
    return own
  }, [editor, registry, shown, onFailure])
  return (
    <RenderProvider value={context}>
      {regions.map((region) => (
        <RegionPage key={region} region={region} live={live} />
      ))}
    </RenderProvider>
  )
}

function RegionPage({ region, live }: { region: Region; live: Live }) {
  const root = ROOTS[region]
  const { editor } = live
  const own = useMemo(() => {
    const { uuids } = editor.childrenCell(root)
    return uuids.length < LARGE ? live : { ...live, vicinity: new Vicinity(uuids) }
  }, [live, editor, root])
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { vicinity } = own
    if (!vicinity || !page.current) return
    const stops = [vicinity.follow(page.current), editor.subscribeChanges(() => vicinity.look())]
    return () => {
      for (const stop of stops) stop()
    }
  }, [own, editor])
  return (
    <div ref={page} className="pm-page" data-region={region}>
      <Siblings live={own} parent={root} layout="flow" />
    </div>
  )
}
