export { type Role, ROLE_NAMES, SessionContext, useMay, useSession } from './session'
export { SignInCard } from './SignIn'
export { SignedIn } from './SignedIn'
export { useSignOut } from './use-sign-out'
