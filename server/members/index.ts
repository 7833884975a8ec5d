export { addressById, DEFAULT_PLACE } from './addresses/repo'
export { addAddress, defaultAddress } from './addresses/service'
export { openSession, provideSignInHandlers, type SignInHandler } from './auth/session'
export { registerIn } from './auth/account'
export { type Account, accountByMobile, accountOf } from './members/account-repo'
export { addConsumption } from './members/grades-repo'
export { memberTags } from './member-tags/repo'
export { lockMember, takeMember } from './members/lock-repo'
export { ANONYMOUS, maskedMobile } from './members/masked-mobile'
export { tell } from './messages/repo'
export { isTold } from './messages/words'
export { endedPoints } from './points/expiry-repo'
export { grantPoints, JOURNAL, pointsOf, spendPoints, takeBackPoints } from './points/service'
export { currentProtocol, recordConsents } from './protocols/repo'
export { subjectOf } from './trust-login/repo'
export {
  insertPurchase,
  lockVipMembership,
  purchaseOf,
  setVipMembership,
  type UnpaidPurchase,
  unpaidPurchases,
  vipGradeOf,
  type VipGradeRow,
  vipGradesForSale,
  vipMembershipOf,
} from './vip/repo'
export { vipStateOf } from './vip/service'
