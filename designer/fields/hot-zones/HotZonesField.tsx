import { Button, Modal } from 'antd'
import { useMemo, useState } from 'react'
import { mediaUrl } from '@engine'
import { ExpandOutlined, PlusOutlined } from '@engine/icons'
import { newItem, useList, useSettings, useSibling, type LeafProps } from '@engine/settings'
import { isRecord } from '@schemas/json'
import type { Json } from '@schemas/page'
import { itemOf } from '../entries/entry'
import { nextZone, type Zone } from './geometry'
import styles from './HotZones.module.css'
import { ZoneCanvas } from './ZoneCanvas'
import { ZoneList } from './ZoneList'

/** Hot zones, drawn on the picture that they lie on (`x-ui.drawnOn`). */
export function HotZonesField({ path, title, schema, ui, hints, disabled, id, describedBy }: LeafProps) {
  const { target, form } = useSettings()
  const { items, keys, add, remove } = useList(path)
  const picture = mediaUrl(useSibling(String(hints.drawnOn ?? '')).value)
  const [selected, setSelected] = useState<number | null>(null)
  const [large, setLarge] = useState(false)
  const item = useMemo(() => itemOf(schema, ui), [schema, ui])
  if (picture === undefined)
    return (
      <p className={styles['nothing']} id={id}>
        选择图片后，就可以在图片上画热区
      </p>
    )

  const draw = (zone: Zone) => {
    const blank = newItem(form, path)
    if (add({ ...(isRecord(blank) ? blank : {}), ...zone } as Json) === null) setSelected(items.length)
  }
  const change = (index: number, zone: Zone) => {
    const before = items[index]
    target.set([...path, index], { ...(isRecord(before) ? before : {}), ...zone } as Json, title)
  }
  const drop = async (index: number) => {
    if (await remove(index)) setSelected(null)
  }
  const canvas = (
    <ZoneCanvas
      picture={picture}
      zones={items.map(zoneOf)}
      keys={keys}
      selected={selected}
      disabled={disabled}
      onSelect={setSelected}
      onDraw={draw}
      onChange={change}
      onRemove={(index) => void drop(index)}
    />
  )
  return (
    <div className={styles['field']} id={id} aria-describedby={describedBy}>
      {!large && canvas}
      <p className={styles['hint']}>在图片上拖动画出热区；方向键移动，Alt+方向键改变大小，Shift 加快</p>
      <ZoneList
        path={path}
        item={item}
        keys={keys}
        selected={selected}
        disabled={disabled}
        onSelect={setSelected}
        onRemove={(index) => void drop(index)}
      />
      <div className={styles['buttons']}>
        <Button
          type="dashed"
          icon={<PlusOutlined />}
          disabled={disabled}
          onClick={() => draw(nextZone(items.length))}
        >
          添加热区
        </Button>
        <Button icon={<ExpandOutlined />} onClick={() => setLarge(true)}>
          大图编辑
        </Button>
      </div>
      <Modal
        open={large}
        width="min(1240px, 94vw)"
        centered
        destroyOnHidden
        title="编辑热区"
        footer={null}
        onCancel={() => setLarge(false)}
      >
        {canvas}
        <p className={styles['hint']}>在图片上拖动画出热区；方向键移动，Alt+方向键改变大小，Delete 删除</p>
      </Modal>
    </div>
  )
}

/** The rectangle of an entry, whatever the entry holds. */
function zoneOf(item: Json): Zone {
  const part = (name: keyof Zone) => {
    const value = isRecord(item) ? item[name] : 0
    return typeof value === 'number' && Number.isFinite(value) ? value : 0
  }
  return {
    leftPer: part('leftPer'),
    topPer: part('topPer'),
    widthPer: part('widthPer'),
    heightPer: part('heightPer'),
  }
}
