import { Button } from 'antd'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { PageJson } from '@schemas/page'
import { useEditorValue, type Editor } from '@engine/design'
import css from './Designer.module.css'
import { useOf, useSession } from './session'
import { designerTexts } from './texts'

const revisionOf = (editor: Editor) => editor.revision

/** Undo, redo, the screen that is shown, the number of problems, and saving. */
export function TopBar({ onSave }: { onSave: (page: PageJson) => Promise<void> }) {
  const session = useSession()
  const { base: editor } = session
  const notice = useOf((now) => now.notice)
  const { undoLabel, redoLabel } = useSnapshot(editor.status)
  const { errors, warnings } = useSnapshot(session.problems.totals)
  const revision = useEditorValue(editor, revisionOf)
  const [saved, setSaved] = useState(revision)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function save() {
    const { page } = session
    setSaving(true)
    setFailure(null)
    try {
      await onSave(page)
      setSaved(revision)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      setSaving(false)
    }
  }

  return (
    <header className={css.top}>
      <Button disabled={undoLabel === null} title={undoLabel ?? ''} onClick={() => editor.undo()}>
        {designerTexts.undo}
      </Button>
      <Button disabled={redoLabel === null} title={redoLabel ?? ''} onClick={() => editor.redo()}>
        {designerTexts.redo}
      </Button>
      {editor.doc.head.platform === 'pc' && <Screens />}
      {notice !== null && <output className={css.notice}>{notice}</output>}
      <output className={css.problems}>
        {errors + warnings === 0 ? designerTexts.noProblems : designerTexts.problems(errors, warnings)}
      </output>
      {failure !== null && (
        <span role="alert" className={css.failure}>
          {failure}
        </span>
      )}
      <Button type="primary" loading={isSaving} disabled={revision === saved} onClick={() => void save()}>
        {designerTexts.save}
      </Button>
    </header>
  )
}

/** Desktop or phone; a page that is made for phones has one screen. */
function Screens() {
  const session = useSession()
  const isPhone = useOf(({ phone }) => phone !== null)
  return (
    <fieldset className={css.screens} aria-label={designerTexts.screen}>
      {SCREENS.map(({ name, phone }) => (
        <Button
          key={name}
          type={phone === isPhone ? 'default' : 'text'}
          aria-pressed={phone === isPhone}
          onClick={() => session.showPhone(phone)}
        >
          {designerTexts[name]}
        </Button>
      ))}
    </fieldset>
  )
}

const SCREENS = [
  { name: 'desktop', phone: false },
  { name: 'phone', phone: true },
] as const
