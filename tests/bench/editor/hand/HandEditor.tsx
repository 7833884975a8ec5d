/** The editor of this page as a good engineer would write it by hand: React, antd and the shop's own widgets. */
import { App, Button, ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { useEffect, useMemo, useReducer } from 'react'
import { INERT_ACTIONS, visitorShop, type PageContext } from '@engine'
import { theme } from '@designer/shell/ui/theme'
import { catalogue } from '@schemas/generated/catalogue'
import type { PageJson } from '@schemas'
import { live, PAGE_WIDTH, THEME } from '../documents'
import { fillPageProps } from '@schemas/fill'
import { Canvas } from './Canvas'
import { Panel } from './Panel'
import { opened, reduce, type Item, type State } from './state'
import './hand.css'

export function HandEditor({ text }: { text: string }) {
  return (
    <ConfigProvider locale={zhCN} theme={theme} componentSize="small">
      <App>
        <Editor text={text} />
      </App>
    </ConfigProvider>
  )
}

function Editor({ text }: { text: string }) {
  const [state, dispatch] = useReducer(reduce, text, (json) => opened(itemsOf(json)))
  const { items, selected, past, future } = state
  const context = useMemo<PageContext>(
    () => ({
      mode: 'design',
      page: fillPageProps({ themeColor: THEME, pageWidth: PAGE_WIDTH }),
      shop: visitorShop(live),
      actions: INERT_ACTIONS,
    }),
    [],
  )
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (!event.ctrlKey || event.target instanceof HTMLInputElement) return
      if (event.key === 'z') dispatch({ type: 'undo' })
      else if (event.key === 'y') dispatch({ type: 'redo' })
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', key)
    return () => window.removeEventListener('keydown', key)
  }, [])
  useSaving(items)
  const item = items.find(({ id }) => id === selected)
  return (
    <div className="hand">
      <header>
        <h1>首页</h1>
        <Button disabled={past.length === 0} onClick={() => dispatch({ type: 'undo' })}>
          撤销
        </Button>
        <Button disabled={future.length === 0} onClick={() => dispatch({ type: 'redo' })}>
          重做
        </Button>
        <Button type="primary">发布</Button>
      </header>
      <Palette />
      <Canvas items={items} selected={selected} context={context} dispatch={dispatch} />
      <aside className="hand-panel">
        {item && (
          <>
            <Button danger onClick={() => dispatch({ type: 'remove', id: item.id })}>
              删除
            </Button>
            <Panel key={item.id} item={item} dispatch={dispatch} />
          </>
        )}
      </aside>
    </div>
  )
}

const palette = Object.values(catalogue).filter(({ nav }) => nav.length > 0)

function Palette() {
  return (
    <aside className="hand-palette">
      {palette.map(({ type, title }) => (
        <button key={type} type="button">
          {title}
        </button>
      ))}
    </aside>
  )
}

function itemsOf(text: string): Item[] {
  const { widgets } = JSON.parse(text) as PageJson
  return Object.entries(widgets)
    .map(([id, widget]) => ({ ...widget, id }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
}

const drafts: { saved: string } = { saved: '' }

/** A second after the last edit the draft is saved, here to memory. */
function useSaving(items: State['items']): void {
  useEffect(() => {
    const timer = setTimeout(() => (drafts.saved = JSON.stringify(items)), 1000)
    return () => clearTimeout(timer)
  }, [items])
}
