/** What other features use of a member's profile. */
export { MemberAvatar } from './account/MemberAvatar'
export { nameOf } from './account/profile'
