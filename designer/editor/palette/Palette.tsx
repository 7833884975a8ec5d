import { Alert, Collapse, Input, type InputRef } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { colour } from '@engine'
import { nameOf } from '@engine/design'
import { usePageOf } from '@engine/render/live/theme-context'
import { clearable, Nothing } from '../../shell/ui'
import { useWorkspace } from '../workspace'
import { PaletteCard } from './PaletteCard'
import { matching, paletteOf, insertItem } from './items'
import styles from './Palette.module.css'
import type { Point } from '../canvas-view'
import { MenuAt } from '../menu'

/** Every widget that can be added to this page, by group, with pictures and search; drag one out or press Enter on it. */
export function Palette() {
  const workspace = useWorkspace()
  const { beside } = useSnapshot(workspace.ui)
  const { themeColor: theme } = usePageOf(workspace.editor)
  const [word, setWord] = useState('')
  const [menu, setMenu] = useState<PaletteMenuAt | null>(null)
  const search = useRef<InputRef>(null)
  // a widget above or below was asked for: the palette gets the focus
  useEffect(() => {
    if (beside) search.current?.focus()
  }, [beside])
  const groups = useMemo(() => paletteOf(workspace.editor.doc.head.platform), [workspace])
  const found = groups
    .map(([group, items]) => [group, matching(items, word)] as const)
    .filter(([, items]) => items.length > 0)
  const reference = beside && workspace.editor.doc.widgets.get(beside.uuid)
  return (
    <div className={styles.palette}>
      <Input.Search
        ref={search}
        allowClear={clearable}
        placeholder="搜索组件"
        aria-label="搜索组件"
        value={word}
        onChange={({ target }) => setWord(target.value)}
      />
      {reference && (
        <Alert
          className={styles.beside ?? ''}
          type="info"
          closable={{ onClose: () => (workspace.ui.beside = null) }}
          title={`选择要添加到“${nameOf(reference)}”${beside.where === 'above' ? '上方' : '下方'}的组件`}
        />
      )}
      {found.length === 0 && <Nothing text="没有找到组件" />}
      <Collapse
        ghost
        defaultActiveKey={groups.map(([group]) => group)}
        items={found.map(([group, items]) => ({
          key: group,
          label: group,
          children: (
            <ul className={styles.grid} aria-label={group}>
              {items.map((item) => (
                <li key={item.type}>
                  <PaletteCard
                    item={item}
                    theme={colour(theme)}
                    // the menu key of a keyboard sends the event twice
                    onMenu={(at) => setMenu((open) => open ?? { ...at, type: item.type })}
                  />
                </li>
              ))}
            </ul>
          ),
        }))}
      />
      {menu && <PaletteMenu key={`${menu.x} ${menu.y}`} at={menu} onClose={() => setMenu(null)} />}
    </div>
  )
}

interface PaletteMenuAt extends Point {
  type: string
}

/** 添加到上方 and 添加到下方: a card of the palette beside the selected widget. One menu for all cards. */
function PaletteMenu({ at, onClose }: { at: PaletteMenuAt; onClose(): void }) {
  const workspace = useWorkspace()
  const disabled = workspace.selected === null
  return (
    <MenuAt
      at={at}
      label="组件库菜单"
      items={[
        { key: 'above', label: '添加到上方', disabled },
        { key: 'below', label: '添加到下方', disabled },
      ]}
      onChoose={(key) => insertItem(workspace, at.type, key === 'above' ? 'above' : 'below')}
      onClose={onClose}
    />
  )
}
