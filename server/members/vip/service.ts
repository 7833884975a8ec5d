import type { VipState } from '@schemas/generated/api'
import { DAY_MS } from '@schemas/time-units'
import type { Database } from '../../db/client'
import { timeNow } from '../../db/time'
import { dayInShanghai, unixTime } from '../../core/shanghai'
import type { Owner } from '../../core/owner'
import { vipGradesForSale, vipMembershipOf, type VipGradeRow, type VipMembership } from './repo'

/** `vipgrades/uservip`. */
export async function vipStateOf(db: Database, owner: Owner, now = timeNow()): Promise<VipState> {
  const [grades, standing] = await Promise.all([
    vipGradesForSale(db, owner.company_id),
    vipMembershipOf(db, owner),
  ])
  return vipState(grades, standing ?? { vip_grade_id: null, vip_until: null }, now)
}

/** The member's bought grade, or the one on offer. */
function vipState(grades: VipGradeRow[], { vip_grade_id, vip_until }: VipMembership, now: Date): VipState {
  const own = grades.find((grade) => grade.vip_grade_id === vip_grade_id)
  const left = vip_until ? Math.max(vip_until.getTime() - now.getTime(), 0) : 0
  const is_vip = left > 0 && vip_grade_id !== null
  const offered = grades.find(({ is_default }) => is_default) ?? grades[0]
  const shown = is_vip ? own : offered
  return {
    is_open: grades.length > 0,
    is_vip,
    is_had_vip: vip_until !== null,
    vip_grade_id: is_vip ? vip_grade_id : '',
    vip_type: is_vip ? (own?.lv_type ?? 'vip') : '',
    lv_type: is_vip ? (own?.lv_type ?? 'vip') : '',
    grade_name: is_vip ? (own?.grade_name ?? '') : '',
    discount: is_vip ? (own?.discount ?? 0) : 0,
    end_date: unixTime(vip_until),
    end_time: vip_until ? dayInShanghai(vip_until) : '',
    day: Math.ceil(left / DAY_MS),
    valid: is_vip,
    guide_title: shown?.guide_title ?? '',
    background_pic_url: shown?.background_pic_url ?? '',
  }
}
