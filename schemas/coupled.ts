/** Coupled keys of the object at `path` (`x-merge`); `*` in a path matches each item of a list. */
export interface CoupledKeys {
  readonly path: readonly string[]
  /** `all` if the whole object is one value, such as a link. */
  readonly keys: readonly string[] | 'all'
}
