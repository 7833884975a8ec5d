import { AppstoreOutlined } from '@ant-design/icons'
import { Dropdown } from 'antd'
import { startDrag } from '../drag/drag'
import { useWorkspace } from '../workspace/context'
import { insertWidget, spotBeside } from '../workspace/place'
import type { PaletteItem } from './items'
import styles from './Palette.module.css'

/** One widget of the palette: a button that inserts, and that can be dragged onto the canvas. */
export function PaletteCard({ item }: { item: PaletteItem }) {
  const workspace = useWorkspace()
  const { ui, readOnly } = workspace

  function insert(where?: 'above' | 'below') {
    if (readOnly) return
    const { editor, selected } = workspace
    const reference = where && selected !== null ? { uuid: selected, where } : ui.beside
    const beside = reference && editor.doc.widgets.has(reference.uuid) ? reference : null
    const uuid = beside
      ? insertWidget(workspace, item.type, spotBeside(editor.doc, beside.uuid, beside.where))
      : insertWidget(workspace, item.type)
    if (uuid !== null) ui.beside = null
  }

  return (
    <Dropdown
      trigger={['contextMenu']}
      autoFocus
      menu={{
        items: [
          { key: 'above', label: '添加到上方', disabled: workspace.selected === null },
          { key: 'below', label: '添加到下方', disabled: workspace.selected === null },
        ],
        onClick: ({ key }) => insert(key === 'above' ? 'above' : 'below'),
      }}
    >
      <button
        type="button"
        className={styles.card}
        disabled={readOnly}
        title={`${item.title}：拖到画布上，或按 Enter 添加；Shift+Enter 添加到所选组件上方`}
        onPointerDown={(event) =>
          startDrag(workspace, event.nativeEvent, { kind: 'new', type: item.type, title: item.title })
        }
        onClick={() => insert()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !event.shiftKey) return
          event.preventDefault()
          insert('above')
        }}
      >
        {item.picture ? (
          <img className={styles.picture} src={item.picture} alt="" draggable={false} />
        ) : (
          <AppstoreOutlined className={styles.picture ?? ''} />
        )}
        <span>{item.title}</span>
      </button>
    </Dropdown>
  )
}
