import { Select } from 'antd'
import { useMemo } from 'react'
import { childrenOf, nameOf, PAGE, useEditorValue, type Editor, type PageDoc } from '@engine/design'
import { useSettings } from '@engine/settings'
import { isRoot } from '@engine/page/doc'
import type { Link } from '@schemas/generated/types'
import { anchorLink } from '../kinds/link-kinds'
import styles from './LinkField.module.css'

/** What every field for a target has. */
export interface TargetFieldProps {
  /** Of the link's field; the input of a typed target appends its property, so that a problem leads to it. */
  id: string
  describedBy: string
  link: Link
  title: string
  disabled: boolean
  invalid: boolean
  write(link: Link): void
}

/** A widget of the same part of the page, which scrolls into view. */
export function AnchorTarget({ id, describedBy, link, title, disabled, invalid, write }: TargetFieldProps) {
  const { target } = useSettings()
  const { editor, uuid } = target
  const read = useMemo(
    () =>
      ({ doc }: Editor) =>
        placesOf(doc, uuid),
    [uuid],
  )
  const places = useEditorValue(editor, read)
  const gone = link.anchor !== undefined && !places.some(({ value }) => value === link.anchor)
  return (
    <Select<string>
      id={`${id}-anchor`}
      aria-label={`${title}位置`}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      {...((invalid || gone) && { status: 'error' })}
      className={styles['target'] ?? ''}
      disabled={disabled}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      placeholder="选择本页中的组件"
      notFoundContent="本页还没有其他组件"
      value={link.anchor ?? null}
      options={
        gone ? [...places, { value: link.anchor ?? '', label: `${link.name ?? ''}（已不存在）` }] : places
      }
      onChange={(anchor) =>
        write(anchorLink(anchor, places.find(({ value }) => value === anchor)?.label ?? ''))
      }
    />
  )
}

interface Place {
  value: string
  label: string
}

/**
 * The widgets below each other in the part of the page (header, body, footer) that has the link, and those in panels
 * that the operator has named; without the one that has it.
 */
function placesOf(doc: PageDoc, own: string): Place[] {
  const found: Place[] = []
  const add = (parent: string | null, named: boolean) => {
    for (const uuid of childrenOf(doc, parent)) {
      const widget = doc.widgets.get(uuid)
      if (!widget || widget.hidden) continue
      if (uuid !== own && (!named || widget.alias))
        found.push({ value: uuid, label: `${found.length + 1} ${labelOf(doc, uuid)}` })
      add(uuid, true)
    }
  }
  add(rootOf(doc, own), false)
  return found
}

/** The top level above a widget; of the page's settings the body's. */
function rootOf(doc: PageDoc, uuid: string): string | null {
  const met = new Set<string>()
  let parent = uuid === PAGE ? null : (doc.widgets.get(uuid)?.parent ?? null)
  while (!isRoot(parent) && parent !== null && !met.has(parent)) {
    met.add(parent)
    parent = doc.widgets.get(parent)?.parent ?? null
  }
  return parent
}

const TITLES = ['text', 'mainTitle', 'title'] as const

/** `商品：夏日上新`: what it is called, and its title or the first one in it. */
function labelOf(doc: PageDoc, uuid: string): string {
  const widget = doc.widgets.get(uuid)
  const title = titleIn(doc, uuid)
  const name = widget ? nameOf(widget) : uuid
  return title === undefined ? name : `${name}：${title.slice(0, 20)}`
}

function titleIn(doc: PageDoc, uuid: string): string | undefined {
  const props = doc.widgets.get(uuid)?.props
  const own = TITLES.map((name) => props?.[name]).find((text) => typeof text === 'string' && text !== '')
  if (typeof own === 'string') return own
  for (const child of childrenOf(doc, uuid)) {
    const title = titleIn(doc, child)
    if (title !== undefined) return title
  }
  return undefined
}
