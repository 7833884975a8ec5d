/** What a member may say of himself, and what of it is sent. */
import type { MemberInfo, MemberProfile, ProfileField } from '@schemas/generated/api'

/** All but the picture, which is changed on its own. */
export type Profile = Required<Omit<MemberProfile, 'avatar'>>
export type ProfileKey = keyof Profile

export function profileOf(member: MemberInfo): Profile {
  const { nickname, username, sex, birthday, email, address } = member
  const { industry, income, edu_background, habbit } = member
  return { nickname, username, sex, birthday, email, address, industry, income, edu_background, habbit }
}

/** The nickname, and what was asked for: what is not sent stays as it is. */
export function sentOf(profile: Profile, asked: readonly Pick<ProfileField, 'key'>[]): MemberProfile {
  const keys = new Set(['nickname', ...asked.map(({ key }) => key)])
  return Object.fromEntries(Object.entries(profile).filter(([key]) => keys.has(key)))
}
