/** `npm run soak` runs the full figures of commerce-rules §3, `npm test` fewer (decisions 30). */
export const isSoak = process.env.PUMIAN_SOAK_TIMES !== undefined

/** How often, or with how many: the figure of a soak where this is one. */
export const figure = (usual: number, soak: number): number => (isSoak ? soak : usual)
