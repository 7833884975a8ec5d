/** What this browser searched for, the latest first. */
const KEY = 'pm-searches'

/** So many are kept. */
export const KEPT = 10

/** Storage that is blocked, or holds content that is not ours, counts as empty. */
export function pastSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string').slice(0, KEPT) : []
  } catch (error) {
    console.warn('Past searches cannot be read:', error)
    return []
  }
}

export function noteSearch(keyword: string) {
  write([keyword, ...pastSearches().filter((word) => word !== keyword)].slice(0, KEPT))
}

export const clearSearches = () => write([])

function write(words: string[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify(words))
  } catch (error) {
    console.warn('Searches cannot be kept:', error)
  }
}
