/** V8 builds strings lazily until they are read; each contender must include that cost. */
export function whole(html: string): string {
  html.charCodeAt(html.length - 1)
  return html
}
