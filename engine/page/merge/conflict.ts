/** What a merge could not decide by itself, and how it tells the operator. */
import { PAGE } from '../doc'
import type { Path } from '../patch'

type ConflictKind =
  /** Both gave one value (or coupled values) different ones: ours stands. */
  | 'value'
  /** Both changed one list in ways that do not go together: ours stands. */
  | 'list'
  /** Both moved a widget: it stands where ours put it. */
  | 'place'
  /** One removed a widget that the other changed: it stays. */
  | 'deleted'
  /** A panel was removed, but something in it stays: so does the panel. */
  | 'restored'
  /** The moves of both together put widgets inside themselves: they stand where they stood. */
  | 'circle'

/** One finding of a merge; plain JSON. Values are `undefined` where there was none. */
export interface Conflict {
  kind: ConflictKind
  /** The widget's uuid, or `PAGE`. */
  uuid: string
  /** From the widget down; empty where it is the widget itself. */
  path: Path
  /** Keys of the object at `path` that only go together (`x-merge`); the values are then objects of these keys. */
  keys?: readonly string[]
  base: unknown
  ours: unknown
  theirs: unknown
  /** What the operator reads. */
  message: string
}

/** What the merge knows of a widget when it finds a conflict. */
export interface Subject {
  uuid: string
  /** What the operator calls it. */
  name: string
  type: string
}

/** Title of a field as its schema gives it. */
export type FieldTitle = (type: string, path: Path) => string | undefined

/** A conflict before it knows its widget. */
export type Finding = Omit<Conflict, 'uuid' | 'message'>

export function conflictOf(subject: Subject, finding: Finding, titleOf?: FieldTitle): Conflict {
  return { uuid: subject.uuid, ...finding, message: messageOf(subject, finding, titleOf) }
}

function messageOf(
  subject: Subject,
  { kind, path, keys, ours, theirs }: Finding,
  titleOf?: FieldTitle,
): string {
  const who = subject.uuid === PAGE ? '页面设置' : `“${subject.name}”`
  switch (kind) {
    case 'value':
    case 'list': {
      const paths = keys?.map((key) => [...path, key]) ?? [path]
      const field = paths.map((each) => titleOf?.(subject.type, each) ?? each.join('.')).join('、')
      if (kind === 'list') return `${who}的“${field}”双方都改动了列表，保留我的`
      return `${who}的“${field}”双方都修改了：保留我的 ${short(ours)}，对方的是 ${short(theirs)}`
    }
    case 'place':
      return `${who}双方都移动了，保留我的位置`
    case 'deleted':
      return `${who}一方已删除，另一方有修改，已保留`
    case 'restored':
      return `${who}已被一方删除，但其中还有另一方的内容，已恢复`
    case 'circle':
      return `双方的移动使${who}落入自己内部，已放回原处`
  }
}

/** A value in few characters. */
function short(value: unknown): string {
  if (value === undefined) return '（空）'
  const text = JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
