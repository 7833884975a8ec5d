import { useSyncExternalStore, type KeyboardEvent } from 'react'
import {
  childrenOf,
  moveDown,
  moveUp,
  nameOf,
  PAGE,
  remove,
  requireWidget,
  useEditorValue,
  type Editor,
} from '@engine/design'
import css from './Designer.module.css'
import { useSession } from './session'
import { designerTexts } from './texts'

interface Row {
  uuid: string
  name: string
  depth: number
}

function rowsOf({ doc }: Editor): Row[] {
  const below = (parent: string | null, depth: number): Row[] =>
    childrenOf(doc, parent).flatMap((uuid) => [
      { uuid, name: nameOf(requireWidget(doc, uuid, 'outline')), depth },
      ...below(uuid, depth + 1),
    ])
  return below(null, 1)
}

/** The page as a tree: select; Alt with an arrow moves, Delete removes. */
export function Outline() {
  const session = useSession()
  const { editor } = session
  const rows = useEditorValue(editor, rowsOf)
  const selected = useSyncExternalStore(session.subscribe, () => session.selected)

  function onKeyDown(event: KeyboardEvent, uuid: string) {
    const command = commandOf(event, uuid)
    if (!command) return
    event.preventDefault()
    editor.run(command)
  }

  return (
    <section className={css.outline} aria-label={designerTexts.outline}>
      <button type="button" aria-pressed={selected === PAGE} onClick={() => session.select(PAGE)}>
        {designerTexts.page}
      </button>
      {rows.map(({ uuid, name, depth }) => (
        <button
          key={uuid}
          type="button"
          aria-pressed={selected === uuid}
          style={{ paddingInlineStart: `${depth}em` }}
          onClick={() => session.select(uuid)}
          onKeyDown={(event) => onKeyDown(event, uuid)}
        >
          {name}
        </button>
      ))}
    </section>
  )
}

function commandOf({ key, altKey }: KeyboardEvent, uuid: string) {
  if (key === 'Delete') return remove(uuid)
  if (altKey && key === 'ArrowUp') return moveUp(uuid)
  return altKey && key === 'ArrowDown' ? moveDown(uuid) : null
}
