/** V8 leaves a built string in pieces until somebody reads it; each contender must put its own together. */
export function whole(html: string): string {
  html.charCodeAt(html.length - 1)
  return html
}
