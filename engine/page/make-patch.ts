/** Patches from what a command asks for: they look up what stands there now, so that they can be taken back. */
import { freeze } from 'immer'
import { entryOf, valueAt } from './apply-patch'
import { equal, isList, isRecord } from '@schemas/json-equal'
import { PageError } from './find'
import { beside, type Node, type Patch, type Path } from './patch'

/**
 * Sets the value at a path, `undefined` removes it; `null` when that changes nothing. Missing objects and lists on the
 * way are made: a string names an object's key, a number a list's index.
 */
export function setPatch(node: Node, path: Path, value: unknown): Patch | null {
  let container: unknown = node
  const last = path.length - 1
  for (let depth = 0; depth <= last; depth++) {
    const here = entryOf(container, path[depth])
    if (here === undefined) {
      if (value === undefined) return null
      return {
        op: 'add',
        path: path.slice(0, depth + 1),
        value: freeze(nest(path.slice(depth + 1), value), true),
      }
    }
    if (depth < last) container = here
    else if (value === undefined) return removePatch(container, path, here)
    else if (equal(here, value)) return null
    else return { op: 'replace', path, value: freeze(value, true), was: here }
  }
  throw new PageError('a path with at least one key', 'an empty one', 'set')
}

function nest(path: Path, value: unknown): unknown {
  return path.reduceRight<unknown>((inner, key) => {
    if (typeof key === 'string') return { [key]: inner }
    if (key === 0) return [inner]
    throw new PageError('index 0 of a list that does not exist yet', String(key), 'set')
  }, value)
}

/** An object's key remembers its neighbour, so that coming back it stands where it stood. */
function removePatch(container: unknown, path: Path, was: unknown): Patch {
  if (!isRecord(container)) return { op: 'remove', path, was }
  const keys = Object.keys(container)
  return { op: 'remove', path, was, ...beside(keys[keys.indexOf(String(path.at(-1))) + 1]) }
}

/** The list at a path; throws where there is none. */
export function needList(node: Node, path: Path, where: string): readonly unknown[] {
  const list = valueAt(node, path)
  if (isList(list)) return list
  throw new PageError(`a list at /${path.join('/')}`, list === undefined ? 'nothing' : typeof list, where)
}

/** The item of a list; throws where there is none. */
export function needItem(list: readonly unknown[], index: number, where: string): unknown {
  if (index in list) return list[index]
  throw new PageError(`an index from 0 to ${list.length - 1}`, String(index), where)
}
