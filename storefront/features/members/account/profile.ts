/** The fields of a member's profile, and what of them is sent. */
import type { MemberInfo, MemberProfile, ProfileField } from '@schemas/generated/api'
import { texts } from '@storefront/shell/texts/site-frame'

/** All but the picture, which is changed on its own. */
export type Profile = Required<Omit<MemberProfile, 'avatar'>>
export type ProfileKey = keyof Profile

export function profileOf(member: MemberInfo): Profile {
  const { nickname, username, sex, birthday, address } = member
  const { industry, income, edu_background, habbit } = member
  return { nickname, username, sex, birthday, address, industry, income, edu_background, habbit }
}

/** The nickname, and what was asked for: what is not sent stays as it is. */
export function sentOf(profile: Profile, asked: readonly Pick<ProfileField, 'key'>[]): MemberProfile {
  const keys = new Set(['nickname', ...asked.map(({ key }) => key)])
  return Object.fromEntries(Object.entries(profile).filter(([key]) => keys.has(key)))
}

/** How a member is addressed: by nickname, else by name, else by the masked number. */
export const nameOf = ({
  nickname,
  username,
  mobile,
}: Pick<MemberInfo, 'nickname' | 'username' | 'mobile'>) => nickname || username || mobile || texts.someone
