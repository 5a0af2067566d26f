/**
 * Stands in for `tldts` in the browser build. MSW's cookie jar asks it for a site's registrable domain,
 * by a list that weighs 300 kB; the in-browser service sets no cookies, so nobody needs the answer.
 */
export const getDomain = (host: string): string => host
