export { SessionContext, useHasAllPages, useHasRight, useMay, useSession, useSignOut } from './session'
export { SignInCard } from './SignIn'
export { SignedIn } from './SignedIn'
