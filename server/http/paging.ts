/** Which rows a page holds. */
export const windowOf = (page: number, pageSize: number) => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
})
