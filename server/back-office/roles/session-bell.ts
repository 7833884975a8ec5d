import { Bell } from '../../db/bell'

/** Sessions that say something else than before: what their operators may do, or the theme of the shop. */
export interface SessionNews {
  company_id: string
  /** Left out: every operator of the company. */
  operator_id?: string
}

/** Open windows listen here, and read their session again (rule office-8). */
export const sessionBell = new Bell<SessionNews>()
