/** Texts of the protocols that members agree to. */
export const texts = { version: (version: number) => `第 ${version} 版` } as const
