/** Conflicts of a merge and their messages for the operator. */
import { PAGE } from '../doc'
import type { Path } from '../patch'
import { texts } from '../../texts/texts'

type ConflictKind =
  /** Both set one value (or coupled values) differently: ours wins. */
  | 'value'
  /** Both changed one list incompatibly: ours wins. */
  | 'list'
  /** Both moved a widget: our position wins. */
  | 'place'
  /** One side removed a widget that the other changed: it stays. */
  | 'deleted'
  /** A panel was removed but one of its children stays: the panel is restored. */
  | 'restored'
  /** The moves of both sides together form a circle: the widgets return to their old positions. */
  | 'circle'

/** One conflict of a merge; plain JSON. Absent values are `undefined`. */
export interface Conflict {
  kind: ConflictKind
  /** The widget's uuid, or `PAGE`. */
  uuid: string
  /** Path from the widget; empty for the widget itself. */
  path: Path
  /** Coupled keys of the object at `path` (`x-merge`); the values are then objects of these keys. */
  keys?: readonly string[]
  base: unknown
  ours: unknown
  theirs: unknown
  /** The message for the operator. */
  message: string
}

/** Whether the operator has to choose; otherwise the merge is complete and the message says so. */
export const isOpen = ({ kind }: Conflict): boolean => kind !== 'restored' && kind !== 'circle'

/** The widget of a conflict. */
export interface Subject {
  uuid: string
  /** Its display name. */
  name: string
  type: string
}

/** Title of a field from its schema. */
export type FieldTitle = (type: string, path: Path) => string | undefined

/** A conflict without its widget. */
export type Finding = Omit<Conflict, 'uuid' | 'message'>

export function conflictOf(subject: Subject, finding: Finding, titleOf?: FieldTitle): Conflict {
  return { uuid: subject.uuid, ...finding, message: messageOf(subject, finding, titleOf) }
}

function messageOf(
  subject: Subject,
  { kind, path, keys, ours, theirs }: Finding,
  titleOf?: FieldTitle,
): string {
  const words = texts.canvas.merge
  const who = subject.uuid === PAGE ? words.page : words.widget(subject.name)
  switch (kind) {
    case 'value':
    case 'list': {
      const paths = keys?.map((key) => [...path, key]) ?? [path]
      const field = words.fields(paths.map((each) => titleOf?.(subject.type, each) ?? each.join('.')))
      return kind === 'list' ? words.list(who, field) : words.value(who, field, short(ours), short(theirs))
    }
    case 'place':
    case 'deleted':
    case 'restored':
    case 'circle':
      return words[kind](who)
  }
}

/** A value as short text. */
function short(value: unknown): string {
  if (value === undefined) return texts.canvas.merge.empty
  const text = JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
