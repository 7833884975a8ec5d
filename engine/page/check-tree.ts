import type { Change } from './change'
import { childrenOf } from './children'
import { isRoot, type PageDoc } from './doc'
import { PageError } from './find'

/**
 * Throws unless the widgets that were added, placed or removed left a tree behind: every parent exists, nobody is its
 * own ancestor, nobody lost its parent. Widgets that were not touched are not looked at.
 */
export function checkTree(doc: PageDoc, changes: readonly Change[], where: string): void {
  for (const change of changes) {
    const { id } = change
    if (doc.widgets.has(id)) {
      if ('added' in change || ('patches' in change && change.patches.some(({ op }) => op === 'place'))) {
        checkAncestry(doc, id, where)
      }
    } else if ('removed' in change) {
      const left = childrenOf(doc, id)
      if (left.length > 0) throw new PageError(`no children left of "${id}"`, left.join(', '), where)
    }
  }
}

function checkAncestry(doc: PageDoc, id: string, where: string): void {
  const met = new Set([id])
  let parent = doc.widgets.get(id)?.parent ?? null
  while (parent !== null && !isRoot(parent)) {
    if (met.has(parent))
      throw new PageError(`a place outside "${id}"`, `its own descendant "${parent}"`, where)
    met.add(parent)
    const widget = doc.widgets.get(parent)
    if (!widget) throw new PageError('a parent of this page', `no widget "${parent}"`, where)
    parent = widget.parent
  }
}
