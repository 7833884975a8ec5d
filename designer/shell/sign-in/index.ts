export { type Role, ROLE_NAMES, SessionContext, useMay, useSession, useSignOut } from './session'
export { SignInCard } from './SignIn'
export { SignedIn } from './SignedIn'
