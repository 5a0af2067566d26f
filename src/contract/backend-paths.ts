/** Below it lie all calls: no page of the app is there. */
export const callsPath = '/api/'

/** Socket.IO's default path on the backend host. */
export const socketPath = '/socket.io/'
