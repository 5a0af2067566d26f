/** Forms that others may ask to be filled in, by the names that both sides use. */
export const formIds = { login: 'login', registration: 'registration', verification: 'verification' } as const
