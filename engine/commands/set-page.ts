import type { Json } from '@schemas/page'
import type { Command } from '../page/command'
import { PAGE } from '../page/doc'
import type { Path } from '../page/patch'
import { setProp } from './set-prop'
import type { EditOptions } from './edit'

/** Sets one value of the page configuration. */
export function setPage(path: Path, value: Json | undefined, options: EditOptions = {}): Command {
  return setProp(PAGE, path, value, options)
}
