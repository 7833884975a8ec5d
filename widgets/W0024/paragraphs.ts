/** One paragraph for each line; blank lines count for nothing (storefront §2: text paragraphs split by line). */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
