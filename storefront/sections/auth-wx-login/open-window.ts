import { authorizeUrl } from '../../account/third-party'
import { succeeds } from '../../api/succeeds'

/**
 * Opens the third party's page beside this one. Its window opens at once, with the click that asked for it: browsers
 * block those that come later.
 * @returns whether it is open
 */
export async function openWindow(trustlogin_tag: string, target: string): Promise<boolean> {
  const opened = window.open('', '_blank', 'popup,width=520,height=640')
  if (!opened) return false
  // no page of somebody else's reaches back into this one
  opened.opener = null
  const isOpen = await succeeds(
    authorizeUrl(trustlogin_tag, target).then((url) => {
      opened.location.href = url
    }),
  )
  if (!isOpen) opened.close()
  return isOpen
}
