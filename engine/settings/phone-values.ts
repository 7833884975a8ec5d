/** The settings form of a page on a phone. */
import type { PhoneEditor } from '../editor/phone-editor'
import type { PhoneValues, ProblemSource } from './field'
import { mayDiffer } from '@schemas/phone-patch'
import type { Problem } from '@schemas/problem'

/** What the settings form shows of the values that phones have of their own. */
export const phoneValues = (editor: PhoneEditor): PhoneValues => ({
  may: (type, [side, name]) =>
    (side === 'props' || side === 'style') && typeof name === 'string' && mayDiffer(type, side, name),
  has: (uuid, path) => editor.hasOwn(uuid, path),
  restore: (uuid, path, title) => editor.restore(uuid, path, title),
  subscribe: (uuid, listener) => editor.followBase(uuid, listener),
})

/** The values that phones have of their own of several widgets: one that differs anywhere differs. */
export function phoneValuesOfAll(editor: PhoneEditor, uuids: readonly string[]): PhoneValues {
  const values = phoneValues(editor)
  const typeOf = (uuid: string) => editor.doc.widgets.get(uuid)?.type ?? ''
  return {
    may: (_type, path) => uuids.every((uuid) => values.may(typeOf(uuid), path)),
    has: (_uuid, path) => uuids.some((uuid) => values.has(uuid, path)),
    restore(_uuid, path, title) {
      const mark = editor.mark()
      for (const uuid of uuids) if (values.has(uuid, path)) values.restore(uuid, path, title)
      editor.squashTo(mark)
    },
    subscribe(_uuid, listener) {
      const stops = uuids.map((uuid) => values.subscribe(uuid, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

const seen = new WeakMap<readonly Problem[], readonly Problem[]>()

/** The problems at the fields of a phone's form: those of its own values stand where the values do. */
export const phoneProblems = (problems: ProblemSource): ProblemSource => ({
  of(uuid) {
    const all = problems.of(uuid)
    let own = seen.get(all)
    if (!own) {
      own = all.map((problem) => ({ ...problem, path: problem.path.replace(/^\/h5(?=\/)/, '') }))
      seen.set(all, own)
    }
    return own
  },
  subscribe: (uuid, listener) => problems.subscribe(uuid, listener),
})
