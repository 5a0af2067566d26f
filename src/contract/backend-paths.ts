/** All calls are below this path, and no page of the app is. */
export const callsPath = '/api/'

/** Socket.IO's default path on the backend host. */
export const socketPath = '/socket.io/'
