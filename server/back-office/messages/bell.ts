import { Bell } from '../../db/bell'

/** An operator whose messages have changed. */
export interface MessageNews {
  company_id: string
  operator_id: string
}

/** Open windows listen here (rule review-4). */
export const messageBell = new Bell<MessageNews>()
