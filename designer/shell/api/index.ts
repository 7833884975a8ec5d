export {
  ADMIN_BASE,
  type Answer,
  call,
  signedIn,
  unreachable,
  upload,
  whenSessionChanged,
  withCompany,
} from './client'
export { FailingPage, type ReadKey, useApi, useChange } from './hooks'
