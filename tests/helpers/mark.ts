/** The readable CSRF token beside a session, which our pages send back (decisions 17). */
export const MARK = 'mark'
