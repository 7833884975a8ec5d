import { Select } from 'antd'
import { useMemo } from 'react'
import { useEditorValue, type Editor } from '@engine/design'
import { useSettings } from '@engine/settings'
import type { Link } from '@schemas/generated/types'
import { anchorLink } from '../kinds/link-kinds'
import styles from './LinkField.module.css'
import { placesOf } from './places'

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
