import { useVirtualizer } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import { useRef } from 'react'
import { useSnapshot } from 'valtio'
import {
  firstTextIn,
  firstTextOf,
  useEditorValue,
  type Editor,
  type HistoryLine,
  type PageDoc,
} from '@engine/design'
import { RollbackOutlined } from '@engine/icons'
import { IconButton, plainButton, shownTime, Nothing } from '../../shell/ui'
import { useWorkspace } from '../workspace'
import styles from './HistoryList.module.css'

const LINE_HEIGHT = 34

/** Of steps before a reload that this browser had no room for, or whose page is not known. */
const FORGOTTEN = '更早的操作不能再撤销'

const latestFirst = ({ history }: Editor): HistoryLine[] => history.toReversed()

/** Every step of this session, latest first: go back to one, or revert a single one. */
export function HistoryList() {
  const { editor, host, readOnly, saver } = useWorkspace()
  const { remembersAll } = useSnapshot(saver.state)
  const lines = useEditorValue(editor, latestFirst)
  const box = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    // the last line is the page as it was opened
    count: lines.length + 1,
    getScrollElement: () => box.current,
    estimateSize: () => LINE_HEIGHT,
    initialRect: { width: 240, height: 600 },
  })
  const current = lines.find(({ done }) => done)?.id

  /** Undoes or redoes until this step is the last one done; without one, until none is. */
  function goTo(line?: HistoryLine) {
    const { history } = editor
    const next = history.findIndex(({ id }) => id === line?.id) + 1
    const own = history.slice(next).filter(({ done, foreign }) => done && !foreign)
    const undone = history.slice(0, next).filter(({ done }) => !done)
    // until one cannot be, since others have changed the same
    own.every(() => editor.undo())
    undone.every(() => editor.redo())
  }

  function revert(line: HistoryLine) {
    const result = editor.revert(line.id)
    if (!result.ok) host.warn(result.reason)
  }

  if (lines.length === 0) return <Nothing text={remembersAll ? '还没有操作，改动会列在这里' : FORGOTTEN} />
  return (
    <div ref={box} className={styles.history}>
      <ol className={styles.list} style={{ height: virtual.getTotalSize() }} aria-label="操作历史">
        {virtual.getVirtualItems().map(({ index, start }) => {
          const line = lines[index]
          const id = line?.id
          return (
            <li
              key={id ?? 'opened'}
              className={clsx(styles.line, line?.done === false && styles.undone)}
              style={{ top: start, height: LINE_HEIGHT }}
              aria-current={id === current ? 'step' : undefined}
            >
              <button
                type="button"
                className={clsx(plainButton, styles.step)}
                disabled={readOnly}
                onClick={() => goTo(line)}
              >
                <span className={styles.label}>
                  {line ? line.label : remembersAll ? '打开页面' : FORGOTTEN}
                  {line && <span className={styles.text}>{textOf(editor.doc, line)}</span>}
                </span>
                {line && (
                  <time className={styles.time}>
                    {shownTime(new Date(line.at).toISOString(), 'HH:mm:ss')}
                  </time>
                )}
              </button>
              {line && (
                <IconButton
                  hint="只撤回这一步"
                  icon={<RollbackOutlined />}
                  name={`只撤回“${line.label}”`}
                  disabled={readOnly || !line.done}
                  onClick={() => revert(line)}
                />
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/**
 * The first text of the widget that a step is about, which tells it from others of its kind; of one that is gone as it was.
 * '' where a step is about several.
 */
function textOf(doc: PageDoc, { changes, label }: HistoryLine): string {
  const known = new Map(
    changes.map((change) => {
      const { id } = change
      return [id, 'added' in change ? change.added : 'removed' in change ? change.removed : undefined]
    }),
  )
  const outer = [...known].filter(([, widget]) => !widget || !known.has(widget.parent ?? ''))
  const [[uuid, own] = ['', undefined]] = outer
  if (outer.length !== 1) return ''
  const gone = own ? [...known.values()].flatMap((widget) => (widget ? [firstTextOf(widget)] : [])) : []
  const text = doc.widgets.has(uuid) ? firstTextIn(doc, uuid) : (gone.find((each) => each !== '') ?? '')
  return label.includes(text) ? '' : text
}
