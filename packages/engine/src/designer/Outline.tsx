import { childrenOf, nameOf, requireWidget, useEditorValue, type Editor } from '@engine/design'
import css from './Designer.module.css'
import { useOf, useSession } from './session'
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

/** The page as a tree. A click selects, with Ctrl beside the others, with Shift as far as there; keys are in `keys.ts`. */
export function Outline() {
  const session = useSession()
  const editor = useOf(({ editor: shown }) => shown)
  const rows = useEditorValue(editor, rowsOf)
  const selected = useOf(({ selected: uuids }) => uuids)

  /** From the row that was selected last to this one. */
  function extendTo(uuid: string) {
    const uuids = rows.map((row) => row.uuid)
    const [from, to] = [uuids.indexOf(selected.at(-1) ?? uuid), uuids.indexOf(uuid)]
    const span = from < to ? uuids.slice(from, to + 1) : uuids.slice(to, from + 1).toReversed()
    session.select([...selected.filter((other) => !span.includes(other)), ...span])
  }

  return (
    <section className={css.outline} aria-label={designerTexts.outline}>
      <button type="button" aria-pressed={selected.length === 0} onClick={() => session.select([])}>
        {designerTexts.page}
      </button>
      {rows.map(({ uuid, name, depth }) => (
        <button
          key={uuid}
          type="button"
          aria-pressed={selected.includes(uuid)}
          style={{ paddingInlineStart: `${depth}em` }}
          onClick={(event) => {
            if (event.shiftKey) extendTo(uuid)
            else if (event.ctrlKey || event.metaKey) session.toggle(uuid)
            else session.select([uuid])
          }}
        >
          {name}
        </button>
      ))}
      <HiddenOnPhones />
    </section>
  )
}

const hiddenIn = ({ doc }: Editor) =>
  [...doc.widgets].flatMap(([uuid, widget]) => (widget.h5?.hidden ? [{ uuid, name: nameOf(widget) }] : []))

/** While the phone is shown: the widgets that it leaves out, to be shown again. */
function HiddenOnPhones() {
  const { base } = useSession()
  const phone = useOf(({ phone: shown }) => shown)
  const hidden = useEditorValue(base, hiddenIn)
  if (!phone || hidden.length === 0) return null
  return (
    <fieldset className={css.outline} aria-label={designerTexts.hiddenOnPhones}>
      {designerTexts.hiddenOnPhones}
      {hidden.map(({ uuid, name }) => (
        <button
          key={uuid}
          type="button"
          aria-label={designerTexts.showOnPhones(name)}
          onClick={() => phone.restore(uuid, ['hidden'], name)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
