import { useCallback } from 'react'
import { mediaUrl } from '@engine'
import { firstPictureOf, useEditorValue, type Editor } from '@engine/design'
import { pictureAt } from '@schemas/picture'
import { palettePicture } from '../palette'
import { useOwnText, useWorkspace } from '../workspace'
import styles from './Outline.module.css'

/**
 * What tells a widget from others of its kind: its first text, of a panel the first one inside; without a text its first
 * picture, else the one of its kind. A component of its own, so that typing renders one line and not the outline.
 */
export function LineText({ uuid }: { uuid: string }) {
  const text = useOwnText(uuid)
  return text === '' ? <LinePicture uuid={uuid} /> : text
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
