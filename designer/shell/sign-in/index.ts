export {
  SessionContext,
  useHasAllPages,
  useHasRight,
  useMay,
  useRefreshSession,
  useSession,
  useSignOut,
} from './session'
export { TakenRights } from './TakenRights'
export { useEditable } from './use-editable'
export { SignInCard } from './SignIn'
export { SignedIn } from './SignedIn'
