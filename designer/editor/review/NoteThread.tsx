import { Button, Tag } from 'antd'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { NoteReply, ReviewNote } from '@schemas/generated/api'
import { nameOf, useEditorValue } from '@engine/design'
import { useChange } from '../../shell/api'
import { plainButton, shownTime } from '../../shell/ui'
import { canvasOf } from '../canvas-view'
import { useWorkspace } from '../workspace'
import { Writing } from './Writing'
import styles from './Review.module.css'

/** A note with its replies. */
export function NoteThread({ note }: { note: ReviewNote }) {
  const { ui, reviews, host } = useWorkspace()
  const { selected } = useSnapshot(ui)
  const [answering, setAnswering] = useState(false)
  const replying = useChange('POST /pages/{page_id}/notes', ['GET /start'])
  const settling = useChange('POST /notes/{note_id}/settle', ['GET /start'])
  const { note_id, page_id, widget, replies, settled, settled_name } = note
  const isOpen = settled === ''

  function settle() {
    const change = { params: { note_id }, body: { settled: isOpen } }
    settling.mutate(change, {
      onSuccess: (changed) => reviews.put(changed),
      onError: (error) => host.error(error.message),
    })
  }
  async function reply(text: string) {
    reviews.put(await replying.mutateAsync({ params: { page_id }, body: { text, parent_id: note_id } }))
    setAnswering(false)
  }
  return (
    <li className={clsx(styles.thread, widget !== '' && selected.includes(widget) && styles.current)}>
      <Place note={note} />
      <Words {...note} />
      {replies.length > 0 && (
        <ul className={styles.replies} aria-label="回复">
          {replies.map((each) => (
            <li key={each.note_id}>
              <Words {...each} />
            </li>
          ))}
        </ul>
      )}
      {!isOpen && (
        <p className={styles.quiet}>
          {settled_name}标为已解决 {shownTime(settled, 'MM-DD HH:mm')}
        </p>
      )}
      {answering ? (
        <Writing label="回复" button="回复" autoFocus onWrite={reply} onCancel={() => setAnswering(false)} />
      ) : (
        <div className={styles.row}>
          <Button type="link" size="small" onClick={() => setAnswering(true)}>
            回复
          </Button>
          <Button type="link" size="small" loading={settling.isPending} onClick={settle}>
            {isOpen ? '标为已解决' : '重新打开'}
          </Button>
        </div>
      )}
    </li>
  )
}

/** Where the note stands: selects the widget and brings it to the middle of the canvas. */
function Place({ note: { note_id, page_id, widget, widget_name } }: { note: ReviewNote }) {
  const workspace = useWorkspace()
  const { editor, page, ui } = workspace
  const { note: wanted } = useSnapshot(ui)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wanted !== note_id || !button.current) return
    button.current.scrollIntoView({ block: 'center' })
    button.current.focus({ preventScroll: true })
    ui.note = null
  }, [wanted, note_id, ui])
  const name = useEditorValue(editor, ({ doc }) => {
    const found = doc.widgets.get(widget)
    return found && nameOf(found)
  })
  const isGone = widget !== '' && name === undefined
  const whole = page_id === page.page_id ? '整个页面' : '页头或页脚'
  const show = () => {
    if (widget !== '') canvasOf(workspace)?.centre(widget)
    workspace.select(widget === '' ? [] : [widget])
  }
  return (
    <button
      ref={button}
      type="button"
      className={clsx(plainButton, styles.place)}
      aria-disabled={isGone}
      onClick={isGone ? undefined : show}
    >
      {(widget === '' ? whole : (name ?? widget_name)) || '组件'}
      {isGone && <Tag>组件已删除</Tag>}
    </button>
  )
}

const Words = ({ author_name, own, created, text }: NoteReply) => (
  <>
    <p className={styles.quiet}>
      {own ? '我' : author_name} · {shownTime(created, 'MM-DD HH:mm')}
    </p>
    <p className={styles.words}>{text}</p>
  </>
)
