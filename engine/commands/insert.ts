/** Inserts and everything built on them: duplicate and paste. */
import type { Problem } from '@schemas/problem'
import { type Clip, type Seed, clipOf } from '../page/clip'
import type { Command } from '../page/command'
import { type PageDoc, type Parent, isRoot, type Widget } from '../page/doc'
import { nameOf, requireWidget } from '../page/find'
import { insertClip, type InsertPosition, requirePosition } from '../page/position'
import { newUuid, uuidSeries } from '../page/uuid'
import { texts } from '../texts/texts'
import { editLabel } from './edit'

/** A command that knows the uuid of the widget it inserts. */
export interface InsertCommand extends Command {
  readonly uuid: string
}

/** Inserts a clip at the position computed when the command runs; a second run inserts the same uuids. */
function insertAt(
  verb: string,
  clip: Clip,
  position: (doc: PageDoc) => InsertPosition,
  uuid = newUuid(),
): InsertCommand {
  const uuids = uuidSeries(uuid)
  return {
    uuid,
    label: () => texts.steps.label(verb, seedName(clip.widget)),
    run: (tx) => insertClip(tx, clip, position(tx.doc), uuids()),
  }
}

const seedName = (seed: Seed): string => nameOf({ ...seed, parent: null, order: '' })

/** Inserts a widget right before another, under the same parent. */
export function insertAbove(reference: string, widget: Seed, uuid?: string): InsertCommand {
  return insertAt(
    texts.steps.insert,
    { widget, children: [] },
    (doc) => requirePosition(doc, reference, 'insertAbove'),
    uuid,
  )
}

/** Inserts a widget right after another, under the same parent. */
export function insertBelow(reference: string, widget: Seed, uuid?: string): InsertCommand {
  return insertAt(
    texts.steps.insert,
    { widget, children: [] },
    (doc) => requirePosition(doc, reference, 'insertBelow', 1),
    uuid,
  )
}

/** Inserts a widget as a child of a panel (`null`: of the page), by default at the end. */
export function insertInto(parent: Parent, widget: Seed, index?: number, uuid?: string): InsertCommand {
  return insertAt(
    texts.steps.insert,
    { widget, children: [] },
    () => (index === undefined ? { parent } : { parent, index }),
    uuid,
  )
}

/** Inserts a copy of a widget and its descendants right below it; `shift` offsets the copy within a free panel. */
export function duplicate(uuid: string, shift: { x: number; y: number } = { x: 0, y: 0 }): InsertCommand {
  const copy = newUuid()
  const uuids = uuidSeries(copy)
  return {
    uuid: copy,
    label: editLabel(texts.steps.duplicate, uuid, {}, 'duplicate'),
    run(tx) {
      insertClip(tx, clipOf(tx.doc, uuid), requirePosition(tx.doc, uuid, 'duplicate', 1), uuids())
      const { x, y } = requireWidget(tx.doc, copy, 'duplicate').style
      if (shift.x !== 0) tx.set(copy, ['style', 'x'], (x ?? 0) + shift.x)
      if (shift.y !== 0) tx.set(copy, ['style', 'y'], (y ?? 0) + shift.y)
    },
  }
}

/**
 * Checks a widget before it is pasted under `panel` (`null`: the page). Passed in, since the engine knows no schemas.
 */
export type CheckSeed = (widget: Seed, panel: Seed | Widget | null) => Problem[]

/** A clip that may not be pasted here; the message is shown to the operator. */
export class PasteRefused extends Error {
  override readonly name = 'PasteRefused'

  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(({ message }) => message).join(texts.steps.separator))
  }
}

/**
 * Pastes a clip under new uuids.
 * @throws PasteRefused if the check finds errors
 */
export function paste(clip: Clip, position: InsertPosition, check: CheckSeed): InsertCommand {
  const command = insertAt(texts.steps.paste, clip, () => position)
  return {
    ...command,
    run(tx) {
      const { parent } = position
      const panel = parent === null || isRoot(parent) ? null : requireWidget(tx.doc, parent, 'paste')
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
