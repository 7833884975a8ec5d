import { isPanel, isRoot, type Path, ROOTS } from '@engine/design'
import { REGIONS, type Region } from '@schemas/page-data'
import { REGION_NAMES, type Workspace } from '../workspace'
import { REGION_PROPERTY } from './place'
import { relocate } from './relocate'

/** Header and footer belong to every page: moving a widget into or out of them changes all pages. */
const crossingQuestion = (region: Region) =>
  region === 'body'
    ? '移到页面主体后，其他页面不再显示它。确定移动？'
    : `${REGION_NAMES[region]}由所有页面共用，移动后会出现在每个页面。确定移动？`

/** Whether all are panels at the top level, which belong to the document of their region (rule canvas-1). */
export const areTopPanels = ({ editor: { doc } }: Workspace, uuids: readonly string[]): boolean =>
  uuids.every((uuid) => {
    const widget = doc.widgets.get(uuid)
    return widget !== undefined && isPanel(widget.type) && isRoot(widget.parent)
  })

/**
 * Moves panels to another region where an edit means that, after asking.
 * @returns false for any other edit, which is left to the caller
 */
export function crossing(
  workspace: Workspace,
  uuids: readonly string[],
  path: Path,
  value: unknown,
): boolean {
  const { editor, host, regions } = workspace
  const region = REGIONS.find((known) => known === value)
  if (path.join('.') !== `props.${REGION_PROPERTY}` || !region || !regions.includes(region)) return false
  if (!areTopPanels(workspace, uuids)) return false
  const moved = uuids.filter((uuid) => editor.doc.widgets.get(uuid)?.parent !== ROOTS[region])
  if (moved.length === 0) return true
  void host
    .confirm(crossingQuestion(region))
    .then((agreed) => agreed && editor.run(relocate(moved, { parent: ROOTS[region] })))
  return true
}
