import { Radio } from 'antd'
import { useMemo } from 'react'
import { childrenOf, nameOf, PAGE, type Conflict, type PageDoc } from '@engine/design'
import { LivePage, partOf } from '../publish'
import { regionOfRoot } from '../placement'
import { REGION_NAMES } from '../workspace'
import type { FieldWords } from '@engine/settings/field-words'
import type { Side, Versions } from '../saving'
import styles from './Conflict.module.css'

interface ConflictSidesProps {
  conflict: Conflict
  versions: Versions
  words: FieldWords
  /** What the other side is called: `小王的`. */
  theirs: string
}

/** Both sides, each rendered as shoppers would see it, with the value that differs. */
export function ConflictSides({ conflict, versions, words, theirs }: ConflictSidesProps) {
  const sides: [Side, string, unknown][] = [
    ['mine', '我的', conflict.ours],
    ['theirs', theirs, conflict.theirs],
  ]
  return sides.map(([side, name, value]) => (
    <div key={side} className={styles.side}>
      <Radio value={side}>{name}</Radio>
      <span className={styles.value}>{valueText(conflict, value, versions[side], words)}</span>
      <Drawn doc={versions[side]} uuid={conflict.uuid} label={`${name}版本`} />
    </div>
  ))
}

function Drawn({ doc, uuid, label }: { doc: PageDoc; uuid: string; label: string }) {
  const part = useMemo(() => (uuid === PAGE ? doc : partOf(doc, uuid)), [doc, uuid])
  if (!part) return <p className={styles.gone}>已删除</p>
  // a widget narrower than the page is scaled by its own width
  const { width } = part.widgets.get(uuid)?.style ?? {}
  return (
    <div className={styles.view}>
      <LivePage doc={part} label={label} {...(typeof width === 'number' && { width })} />
    </div>
  )
}

/** `“精选”中第 2 个`. */
function placeText(doc: PageDoc, uuid: string): string {
  const parent = doc.widgets.get(uuid)?.parent ?? null
  const region = regionOfRoot(parent)
  const panel = doc.widgets.get(parent ?? '')
  const where = region ? REGION_NAMES[region] : panel ? `“${nameOf(panel)}”` : ''
  return `${where}中第 ${childrenOf(doc, parent).indexOf(uuid) + 1} 个`
}

/** The value, each of the values that belong together, or the widget's position. */
function valueText(
  { kind, uuid, path, keys }: Conflict,
  value: unknown,
  doc: PageDoc,
  words: FieldWords,
): string {
  if (kind === 'deleted') return value === undefined ? '删除' : '保留并修改'
  const widget = doc.widgets.get(uuid)
  if (kind === 'place') return placeText(doc, uuid)
  const type = uuid === PAGE ? 'page' : (widget?.type ?? '')
  if (!keys) return words.textOf(type, path, value)
  const record = (value ?? {}) as Record<string, unknown>
  return keys
    .filter((key) => record[key] !== undefined)
    .map(
      (key) =>
        `${words.titleOf(type, [...path, key]) ?? key}：${words.textOf(type, [...path, key], record[key])}`,
    )
    .join('，')
}
