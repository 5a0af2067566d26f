const signInNotices = ['registration-pending', 'logged-out', 'data-left', 'password-unchanged', 'code-unchecked', 'data-replaced'] as const
/** What the screen before has to say on the sign-in screen, by its name: it is worded there, in the language in use then. */
export type SignInNotice = (typeof signInNotices)[number]

/** A notice out of whatever history holds. */
export const noticeIn = (value: unknown): SignInNotice | undefined => signInNotices.find((name) => name === value)
