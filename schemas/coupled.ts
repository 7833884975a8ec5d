/** Keys of the object at `path` that only go together (`x-merge`); `*` in a path stands for each item of a list. */
export interface CoupledKeys {
  readonly path: readonly string[]
  /** `all` where the whole object is one value, as a link is. */
  readonly keys: readonly string[] | 'all'
}
