import { useCallback, useMemo } from 'react'
import { fullNameOf } from '@engine/design'
import { SharedForm, type AdaptCommand, type InsteadOfEdit, type ProblemOwners } from '@engine/settings'
import { fields } from '../../fields'
import { areTopPanels, crossing, fitting, REGION_PROPERTY } from '../placement'
import { useWorkspace } from '../workspace'
import { phoneProblems, phoneValuesOfAll } from '@engine/settings/phone-values'

/** What only panels at the top level have a choice of: their region. */
const REGION = [`props.${REGION_PROPERTY}`]
const NOTHING: readonly string[] = []

/** The settings that several widgets have in common. */
export default function SharedSettings({ uuids, tab }: { uuids: readonly string[]; tab: 'props' | 'style' }) {
  const workspace = useWorkspace()
  const { editor, phone, problems, readOnly } = workspace
  const adapt = useCallback<AdaptCommand>((command, edit) => fitting(workspace, command, edit), [workspace])
  const instead = useCallback<InsteadOfEdit>(
    (path, value) => crossing(workspace, uuids, path, value),
    [workspace, uuids],
  )
  const owners = useMemo<ProblemOwners>(
    () => ({
      nameOf: (uuid) => fullNameOf(editor.doc, uuid),
      show: ({ uuid, path }) => {
        workspace.select([uuid])
        workspace.ui.tab = path.startsWith('/style') ? 'style' : 'props'
        workspace.ui.focusPath = path
      },
    }),
    [editor, workspace],
  )
  const own = useMemo(() => phone && phoneValuesOfAll(phone, uuids), [phone, uuids])
  const found = useMemo(() => (phone ? phoneProblems(problems) : problems), [phone, problems])
  return (
    <SharedForm
      editor={editor}
      uuids={uuids}
      tab={tab}
      problems={found}
      fields={fields}
      readOnly={readOnly}
      phone={own ?? undefined}
      without={areTopPanels(workspace, uuids) ? NOTHING : REGION}
      {...{ adapt, instead, owners }}
    />
  )
}
