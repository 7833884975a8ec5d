export {
  type Answer,
  call,
  early,
  signedIn,
  unreachable,
  upload,
  whenSessionChanged,
  withCompany,
} from './client'
export { ADMIN_BASE, leaveUnsaved } from './early'
export { FailingPage, type ReadKey, useApi, useChange } from './hooks'
