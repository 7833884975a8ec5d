import { Bell } from '../../db/bell'

/** What has changed of one page: its draft, what shoppers see of it, a publication of it, its review or its notes. */
export interface PageNews {
  company_id: string
  page_id: string
  /** Of the draft that was written. */
  revision?: string
  /** Its reviews or notes have changed, and nothing else. */
  reviewed?: true
}

/** Open windows listen here (rule presence-1). */
export const pageBell = new Bell<PageNews>()
