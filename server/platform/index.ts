export { answerWithPicture } from './captcha/picture'
export { type CaptchaPurpose, useCaptcha } from './captcha/captcha'
export { allowedHosts, COMPANY_COOKIE, companies } from './company/request-company'
export { allCompanies, anyCompany, companyOf } from './company/repo'
export { CompanyResolver, DEFAULT_COMPANY } from './company/resolver'
export { signatures, signKeyOf } from './company/signatures'
export { accessLog, LOGGED, REDACTED } from './http/logging'
export { apiDocs, describeApi } from './http/api-docs'
export { bodies, compression, DOCUMENTS_BODY, parseQuery } from './http/bodies'
export { cors, isOwnPage, refuseForeignOrigins } from './http/origins'
export {
  ADMIN_BASE,
  type CurrentOperator,
  admitOperator,
  declareAdmin,
  declareAdminFile,
  declareOpen,
  covers,
  may,
  requireRight,
  type Reach,
  type Sight,
  sightOf,
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
export { asAppError, errorHandling } from './http/error-handler'
export { endpoints, requireEndpoint } from './http/endpoints'
export type { FileKey } from './http/file-answer'
export { clientFiles, media } from './http/files'
export { connectionOf, globalLimit, OWN_CALL, ownCalls, ownReader, SHARED_CALL } from './http/global-limit'
export { keyOf } from './http/idempotency-key'
export { addressOfLegacyCall, legacyPosts } from './http/legacy-calls'
export { designerPolicy, security } from './http/security'
export { compileSerializer, compileValidator } from './http/validation'
export { unstorableAt } from './http/storable'
export { readFor } from './http/visitor-reads'
export { claim, keepAnswer } from './idempotency/repo'
export { hashOfContent, type Once, onceForKey } from './idempotency/service'
export { provideJobs } from './jobs/scheduler'
export { BATCH, forEach, forEachCall, type Job } from './jobs/job'
export { daily } from './jobs/pass'
export { repeatWork } from './jobs/repeat-work'
export { isRegionCode, knownPart, namesOfCodes, placeOf, regionIds, type RegionNames } from './regions/names'
export { REGIONS } from './regions/tree'
export {
  endSession,
  endSessionsOf,
  insertMemberSession,
  isLive,
  isNotOver,
  isStale,
  NEW_TIMES,
} from './sessions/repo'
export {
  bearerOf,
  type CurrentMember,
  memberSessions,
  memberToken,
  pageSession,
  sentSession,
} from './sessions/member-sessions'
export { MARK, memberCookie, memberMark, operatorCookie } from './sessions/session-cookie'
export { type SessionKind, signedIn, staysWith } from './sessions/signed-in'
export { hashOf, newToken, readToken, type SessionToken, writeToken } from './sessions/token'
export { lockSetting, settingOf, settingsOf, shopNameOf, writeSetting } from './settings/repo'
export {
  hiddenError,
  type ShopViewer,
  openTo,
  OPERATOR,
  operatorViewer,
  memberOfViewer,
  shopsOfViewer,
  type OperatorViewer,
  refuseHidden,
  sellsTo,
  shopsNotSelling,
  HIDDEN_SHOPS_HASH,
} from './shop-access/repo'
export { type CodeKey, SmsCodes } from './sms/codes'
export { smsSender, type SmsSender } from './sms/sender'
export { Throttle } from './throttle/throttle'
export { fileKeys, forOperators, keyAt, newKey, withoutLink } from './uploads/addresses'
export { claimPictures } from './uploads/claim'
export { ENCODED_TYPE, encodePicture, pictureQueue } from './uploads/encode'
export { pictureLinks } from './uploads/private-pictures'
export {
  companiesHolding,
  currentDocuments,
  designsHolding,
  namedAnywhere,
  scheduledDocuments,
  settingsHolding,
} from './uploads/picture-uses-repo'
export { readUploadForm, tooLarge, type UploadForm } from './uploads/upload-form'
export { forgetPictures } from './uploads/uses-repo'
