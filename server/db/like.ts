/** A LIKE pattern for texts that contain this one; wildcards are escaped. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
