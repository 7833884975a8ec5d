/** The readable CSRF token beside a session, which our pages send back. */
export const MARK = 'mark'
