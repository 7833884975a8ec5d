/** What every search in a list says. */
export const searching = { search: '搜索', clear: '清除条件' } as const
