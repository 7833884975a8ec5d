export { answerWithPicture } from './captcha/answer'
export { type CaptchaPurpose, useCaptcha } from './captcha/captcha'
export { allowedHosts } from './company/allowed-hosts'
export { allCompanies, anyCompany, companyOf } from './company/repo'
export { companies } from './company/request-company'
export { CompanyResolver, DEFAULT_COMPANY } from './company/resolver'
export { signKeyOf } from './company/sign-key'
export { signatures } from './company/signatures'
export { accessLog } from './http/access-log'
export { apiDocs, describeApi } from './http/api-docs'
export { bodies } from './http/bodies'
export { DOCUMENT_BODY, DOCUMENTS_BODY } from './http/body-limits'
export { compression } from './http/compression'
export { cors } from './http/cors'
export {
  ADMIN_BASE,
  type CurrentOperator,
  declareAdmin,
  declareAdminFile,
  declareOpen,
} from './http/declare-admin'
export {
  API_BASE,
  type ApiRequest,
  declare,
  declareFile,
  declareMember,
  declareMemberFile,
  type MemberRequest,
} from './http/declare-shop'
export { diskState } from './http/disk'
export { asAppError, errorHandling } from './http/error-handler'
export type { FileKey } from './http/file-answer'
export { clientFiles, media } from './http/files'
export { globalLimit } from './http/global-limit'
export { keyOf } from './http/idempotency-key'
export { addressOfLegacyCall } from './http/legacy-calls'
export { legacyPosts } from './http/legacy-posts'
export { LOGGED, REDACTED } from './http/logged'
export { OWN_CALL, ownCalls } from './http/own-call'
export { parseQuery } from './http/query-string'
export { isOwnPage, refuseForeignOrigins } from './http/same-origin'
export { designerPolicy, security } from './http/security'
export { buildSerializer } from './http/serializing'
export { unstorableAt } from './http/storable'
export { buildValidator } from './http/validation'
export { claim, keepAnswer } from './idempotency/repo'
export { hashOfContent, type Once, onceForKey } from './idempotency/service'
export { provideJobs } from './jobs/clock'
export { BATCH, forEach, forEachCall, type Job } from './jobs/job'
export { daily } from './jobs/pass'
export { ticker } from './jobs/ticker'
export { isRegionCode, knownPart, namesOfCodes, placeOf, regionIds } from './regions/names'
export { REGIONS } from './regions/tree'
export { endSessionsOf, insertMemberSession } from './sessions/member-session-repo'
export {
  type CurrentMember,
  memberSessions,
  memberToken,
  pageMember,
  sentSession,
} from './sessions/member-sessions'
export { endSession, isLive, isNotOver, isStale, NEW_TIMES } from './sessions/repo'
export { MARK, memberCookie, memberMark, operatorCookie } from './sessions/session-cookie'
export { type SessionKind, signedIn, staysWith } from './sessions/signed-in'
export { hashOf, newToken, type SessionToken, writeToken } from './sessions/token'
export { seesWholeNumbers } from './sessions/whole-numbers'
export { lockSetting, settingOf, settingsOf, shopNameOf, writeSetting } from './settings/repo'
export {
  hiddenError,
  type Looker,
  openTo,
  OPERATOR,
  refuseHidden,
  sellsTo,
  shopsNotSelling,
} from './shop-access/repo'
export { type CodeKey, SmsCodes } from './sms/codes'
export { smsSender, type SmsSender } from './sms/sender'
export { Throttle } from './throttle/throttle'
export { forOperators, withoutLink } from './uploads/addresses'
export { claimPictures } from './uploads/claim'
export { ENCODED_TYPE, encodePicture } from './uploads/encode'
export { fileKeys, keyAt, newKey } from './uploads/keys'
export { pictureLinks } from './uploads/links'
export {
  companiesHolding,
  currentDocuments,
  designsHolding,
  namedAnywhere,
  scheduledDocuments,
  settingsHolding,
} from './uploads/picture-uses-repo'
export { pictureQueue } from './uploads/queue'
export { readUploadForm, tooLarge, type UploadForm } from './uploads/upload-form'
export { forgetPictures } from './uploads/uses-repo'
