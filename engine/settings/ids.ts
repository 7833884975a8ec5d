import type { Path } from '../page/patch'

/** Id of the control of a field; one form of a type is open at a time. */
export const idOf = (type: string, path: Path): string => `pm-set-${type}-${path.join('-')}`
