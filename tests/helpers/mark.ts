/** The readable mark beside a session, which pages of ours send back (decisions 17). */
export const MARK = 'mark'
