import { useCallback } from 'react'
import { mediaUrl } from '@engine'
import { firstPictureOf, firstTextIn, useEditorValue, type Editor } from '@engine/design'
import { pictureAt } from '@schemas/picture'
import { palettePicture } from '../palette'
import { useWorkspace } from '../workspace'
import styles from './Outline.module.css'

/**
 * What tells a widget from others of its kind: its first text, of a panel the first one inside; without a text its first
 * picture, else the one of its kind. Read here, so that typing draws one line again and not the outline.
 */
export function LineText({ uuid, name }: { uuid: string; name: string }) {
  const { editor } = useWorkspace()
  const readText = useCallback(({ doc }: Editor) => firstTextIn(doc, uuid), [uuid])
  const text = useEditorValue(editor, readText)
  if (text === '') return <LinePicture uuid={uuid} />
  return text === name ? null : text
}

function LinePicture({ uuid }: { uuid: string }) {
  const { editor } = useWorkspace()
  const read = useCallback(({ doc }: Editor) => pictureOf(doc.widgets.get(uuid)), [uuid])
  const picture = useEditorValue(editor, read, { widget: uuid })
  if (picture === undefined) return null
  return <img className={styles.picture} src={picture} alt="" draggable={false} loading="lazy" />
}

function pictureOf(widget: ReturnType<Editor['doc']['widgets']['get']>): string | undefined {
  if (!widget) return undefined
  const own = mediaUrl(firstPictureOf(widget))
  return own === undefined ? palettePicture(widget.type) : pictureAt(own, 's')
}
