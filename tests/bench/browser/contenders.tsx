/** Pages of the same widgets, each with its way to change one title. */
import { createUsePuck, Puck, type PuckApi } from '@puckeditor/core'
import { memo, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { setProp } from '@engine/commands'
import { createEditor } from '@engine/editor/editor'
import { INERT_ACTIONS, RenderProvider, visitorShop, type PageContext } from '@engine'
import { fromJson } from '@engine/page'
import type { Live } from '@engine/render/live/live-page'
import { Siblings } from '@engine/render/live/Siblings'
import { fillPage } from '@schemas'
import { benchPage } from '../page/contents'
import { ItemView, type Item } from '../page/hand-written'
import { itemsOf } from '../page/items'
import { componentData, puckConfig, puckData } from '../page/puck'
import { benchRegistry } from '../page/widgets'

export interface Editable {
  view: ReactNode
  /** Changes the title of one widget; what it does to the screen is done when it returns, inside flushSync. */
  setTitle(index: number, title: string): void
}

/** All widgets, as the others draw them: the canvas of a page this large holds only those near what is seen. */
export function ours(size: number): Editable {
  const page = benchPage(size)
  const editor = createEditor(fromJson(page), { mergeWindow: -1 })
  const uuids = editor.childrenCell(null).uuids
  const live: Live = { editor, registry: benchRegistry, children: () => null }
  const context: PageContext = {
    mode: 'render',
    page: fillPage(page).page.props,
    shop: visitorShop(),
    actions: INERT_ACTIONS,
  }
  return {
    view: (
      <RenderProvider value={context}>
        <div className="pm-page">
          <Siblings live={live} parent={null} layout="flow" />
        </div>
      </RenderProvider>
    ),
    setTitle: (index, title) => void editor.run(setProp(uuids[index] ?? '', ['title'], title)),
  }
}

const MemoItem = memo(ItemView)

/** A list in state, its items behind `memo`: what one writes by hand. It keeps no history. */
export function hand(size: number): Editable {
  const handle: Handle<(change: (items: Item[]) => Item[]) => void> = {}
  return {
    view: <MemoList first={itemsOf(benchPage(size))} onReady={(set) => void (handle.call = set)} />,
    setTitle: (index, title) =>
      handle.call?.((items) => items.with(index, withTitle(items[index] as Item, title))),
  }
}

/** What a component gives to those outside. */
interface Handle<Call> {
  call?: Call
}

interface MemoListProps {
  first: Item[]
  onReady: (set: (change: (items: Item[]) => Item[]) => void) => void
}

function MemoList({ first, onReady }: MemoListProps) {
  const [items, set] = useState(first)
  useEffect(() => onReady(set), [onReady])
  return (
    <div className="pm-page">
      {items.map((item) => (
        <MemoItem key={item.id} {...item} />
      ))}
    </div>
  )
}

const GROUP = 32

/** What one writes by hand after a profile: groups behind `memo`, each item subscribed by itself. It keeps no history. */
export function grouped(size: number): Editable {
  const items = itemsOf(benchPage(size))
  const listeners = items.map(() => new Set<() => void>())
  const subscribers = items.map((_, index) => (listener: () => void) => {
    listeners[index]?.add(listener)
    return () => void listeners[index]?.delete(listener)
  })
  function OneItem({ index }: { index: number }) {
    const item = useSyncExternalStore(subscribers[index] ?? never, () => items[index] as Item)
    return <ItemView {...item} />
  }
  const Group = memo(function Group({ start }: { start: number }) {
    return items
      .slice(start, start + GROUP)
      .map((item, offset) => <OneItem key={item.id} index={start + offset} />)
  })
  return {
    view: (
      <div className="pm-page">
        {Array.from({ length: Math.ceil(size / GROUP) }, (_, index) => (
          <Group key={index} start={index * GROUP} />
        ))}
      </div>
    ),
    setTitle: (index, title) => {
      items[index] = withTitle(items[index] as Item, title)
      for (const listener of listeners[index] ?? []) listener()
    },
  }
}

const never = () => () => {}

const usePuck = createUsePuck()

/** Puck's editor with nothing but its preview: no outline, no fields, no frame. */
export function puck(size: number): Editable {
  const items = itemsOf(benchPage(size))
  const handle: Handle<PuckApi['dispatch']> = {}
  return {
    view: (
      <Puck config={puckConfig} data={puckData(items)} iframe={{ enabled: false }}>
        <Preview onReady={(dispatch) => void (handle.call = dispatch)} />
      </Puck>
    ),
    setTitle: (index, title) =>
      handle.call?.({
        type: 'replace',
        destinationIndex: index,
        destinationZone: 'root:default-zone',
        data: componentData(withTitle(items[index] as Item, title)),
      }),
  }
}

function Preview({ onReady }: { onReady: (dispatch: PuckApi['dispatch']) => void }) {
  const dispatch = usePuck((api) => api.dispatch)
  useEffect(() => onReady(dispatch), [dispatch, onReady])
  return <Puck.Preview />
}

function withTitle(item: Item, title: string): Item {
  return { ...item, props: { ...item.props, title } }
}
