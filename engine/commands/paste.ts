import type { Problem } from '@schemas/problem'
import type { Clip, Seed } from '../page/clip'
import { isRoot, type Widget } from '../page/doc'
import { need } from '../page/find'
import type { Spot } from '../page/stand'
import { insertAt, type Newcomer } from './insert'

/** Judges a widget before it is pasted under `panel` (`null`: the page); the engine knows no schema itself. */
export type CheckSeed = (widget: Seed, panel: Seed | Widget | null) => Problem[]

/** Why a clip may not be pasted here; its message is what the operator reads. */
export class PasteRefused extends Error {
  override readonly name = 'PasteRefused'

  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(({ message }) => message).join('；'))
  }
}

/** Pastes what was copied, under new uuids, unless the check finds errors in it. */
export function paste(clip: Clip, spot: Spot, check: CheckSeed): Newcomer {
  const command = insertAt('粘贴', clip, () => spot)
  return {
    ...command,
    run(tx) {
      const { parent } = spot
      const panel = parent === null || isRoot(parent) ? null : need(tx.doc, parent, 'paste')
      const errors = problemsOfClip(clip, panel, check).filter(({ severity }) => severity === 'error')
      if (errors.length > 0) throw new PasteRefused(errors)
      command.run(tx)
    },
  }
}

function problemsOfClip(
  { widget, children }: Clip,
  panel: Seed | Widget | null,
  check: CheckSeed,
): Problem[] {
  return [...check(widget, panel), ...children.flatMap((child) => problemsOfClip(child, widget, check))]
}
