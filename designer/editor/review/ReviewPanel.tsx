import { Checkbox, Segmented } from 'antd'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { nameOf, rootOf, useEditorValue } from '@engine/design'
import { WRITE_NOTE_WIDGET_NAME } from '@schemas/generated/admin-limits'
import type { ReviewNote } from '@schemas/generated/api'
import { useChange } from '../../shell/api'
import { LoadFailure, Loading, Nothing } from '../../shell/ui'
import { NEW_NOTE, useWorkspace } from '../workspace'
import { NoteThread } from './NoteThread'
import { ReviewCards } from './ReviewCards'
import { Writing } from './Writing'
import styles from './Review.module.css'

type Which = 'open' | 'settled' | 'all'

const FILTERS: { value: Which; label: string }[] = [
  { value: 'open', label: '未解决' },
  { value: 'settled', label: '已解决' },
  { value: 'all', label: '全部' },
]

/** Reviews of the page and the notes at its widgets (rules review-1 to review-3). */
export function ReviewPanel() {
  const { reviews, ui } = useWorkspace()
  const { selected } = useSnapshot(ui)
  const { loading, error } = useSnapshot(reviews.state)
  const [only] = selected
  if (error)
    return (
      <div className={styles.panel}>
        <LoadFailure error={error as Error} onRetry={() => reviews.load()} />
      </div>
    )
  if (loading)
    return (
      <div className={styles.panel}>
        <Loading />
      </div>
    )
  return (
    <div className={styles.panel}>
      <ReviewCards />
      <NoteForm widget={selected.length === 1 && only !== undefined ? only : null} />
      <NoteList />
    </div>
  )
}

/** Writes a note at the selected widget, or at the page. */
function NoteForm({ widget }: { widget: string | null }) {
  const workspace = useWorkspace()
  const { editor, reviews, pages, opened, ui } = workspace
  const { note: wanted } = useSnapshot(ui)
  const name = useEditorValue(editor, ({ doc }) => {
    const found = widget === null ? undefined : doc.widgets.get(widget)
    return found ? nameOf(found) : ''
  })
  const { mutateAsync } = useChange('POST /pages/{page_id}/notes', ['GET /start'])
  async function write(text: string) {
    // a note belongs to the document that has the widget
    const region = widget === null ? opened : (rootOf(editor.doc, widget) ?? 'body')
    const page_id = pages[region]?.page.page_id ?? workspace.page.page_id
    const at = widget === null ? {} : { widget, widget_name: name.slice(0, WRITE_NOTE_WIDGET_NAME) }
    reviews.put(await mutateAsync({ params: { page_id }, body: { text, ...at } }))
  }
  return (
    <Writing
      wanted={wanted === NEW_NOTE}
      onFocused={() => (ui.note = null)}
      label={widget === null ? '给整个页面写批注' : `给选中的“${name}”写批注`}
      button="写批注"
      onWrite={write}
    />
  )
}

function NoteList() {
  const { reviews, ui } = useWorkspace()
  const { selected, note: wanted } = useSnapshot(ui)
  const notes = useSnapshot(reviews.state).notes as readonly ReviewNote[]
  const [which, setWhich] = useState<Which>('open')
  const [onlySelected, setOnlySelected] = useState(false)
  const target = notes.find(({ note_id }) => note_id === wanted)
  const isOfState = ({ settled }: ReviewNote) => which === 'all' || (settled === '') === (which === 'open')
  // what is asked for is shown, whatever the list was narrowed to
  if (target && !isOfState(target)) setWhich('all')
  if (target && onlySelected && !selected.includes(target.widget)) setOnlySelected(false)
  const listed = notes.filter((note) => isOfState(note) && (!onlySelected || selected.includes(note.widget)))
  return (
    <>
      <Segmented
        block
        size="small"
        aria-label="哪些批注"
        value={which}
        onChange={setWhich}
        options={FILTERS}
      />
      <Checkbox checked={onlySelected} onChange={({ target: { checked } }) => setOnlySelected(checked)}>
        只看选中的组件
      </Checkbox>
      {listed.length === 0 ? (
        <Nothing text={notes.length === 0 ? '还没有批注，选中组件后在上面写' : '这里没有批注'} />
      ) : (
        <ul className={styles.list} aria-label="批注">
          {listed.map((note) => (
            <NoteThread key={note.note_id} note={note} />
          ))}
        </ul>
      )}
    </>
  )
}
