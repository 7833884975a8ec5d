import type { Command } from '../page/command'
import { diff } from '../page/diff'
import type { PageDoc } from '../page/doc'

/** Makes the page what another document says (the result of a merge), as one step that can be undone. */
export function adopt(target: PageDoc, label = '合并'): Command {
  return {
    label: () => label,
    isSettled: true,
    run(tx) {
      for (const change of diff(tx.doc, target)) tx.apply(change)
    },
  }
}
