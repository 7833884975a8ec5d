/** Everything but the editor of one page: lists, pictures, settings, people. */
export function Shell() {
  return <main />
}
