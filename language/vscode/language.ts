/** The language of page files, as the extension's package.json declares it; JSON support of editors leaves it alone. */
export const LANGUAGE = 'pumian-page'
