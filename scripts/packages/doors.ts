/** The entries of `@pumian/engine`, as its `exports` name them. */
export const DOORS = ['index', 'server', 'design', 'schemas', 'texts', 'generated'] as const
