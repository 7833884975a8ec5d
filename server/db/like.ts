/** A LIKE pattern for text that contains this one; its wildcards stand for themselves. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
