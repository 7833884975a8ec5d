import { childrenOf, isRoot, PAGE, requireWidget, type PageDoc } from '@engine/design'
import { fillWidget } from '@schemas/fill'
import { titled } from './changes'
import type { Fault } from '@schemas/validate'

/** Lines of one answer. */
const MOST = 300

/**
 * A line for each widget in reading order, indented by depth: uuid, type, name with its first text, what is special.
 * @param under only what lies in this panel
 */
export function outlineOf(doc: PageDoc, faults: readonly Fault[], under: string | null): string {
  if (under !== null) requireWidget(doc, under, 'outline')
  const problems = new Map<string, number>()
  for (const { problem } of faults) problems.set(problem.uuid, (problems.get(problem.uuid) ?? 0) + 1)
  const lines: string[] = []
  const list = (parent: string | null, depth: number) => {
    for (const uuid of childrenOf(doc, parent)) {
      lines.push('  '.repeat(depth) + lineOf(doc, uuid, problems.get(uuid) ?? 0))
      list(uuid, depth + 1)
    }
  }
  list(under, 0)
  const ofPage = problems.get(PAGE) ?? 0
  return [
    ...(ofPage > 0 ? [`page: ${ofPage} problem(s)`] : []),
    ...lines.slice(0, MOST),
    ...(lines.length > MOST ? [`… ${lines.length - MOST} more; name a panel as "under"`] : []),
  ].join('\n')
}

function lineOf(doc: PageDoc, uuid: string, problems: number): string {
  const widget = requireWidget(doc, uuid, 'outline')
  const { x, y, width, height } = fillWidget(widget.type, widget).style
  const inPanel = !isRoot(widget.parent)
  return [
    uuid,
    titled(doc, uuid),
    inPanel ? `[${x},${y} ${width}×${height}]` : `[${width}×${height}]`,
    ...(widget.hidden ? ['hidden'] : []),
    ...(widget.locked ? ['locked'] : []),
    ...(problems > 0 ? [`${problems} problem(s)`] : []),
  ].join(' ')
}
