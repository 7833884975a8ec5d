/** The readable CSRF token beside a session, which our pages send back (rule api-6). */
export const MARK = 'mark'
