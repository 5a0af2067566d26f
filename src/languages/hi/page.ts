/** What the pages and the manifest say outside of the app. */
export const page = {
  manifest: {
    name: 'सेलर पोर्टल',
    short_name: 'सेलर',
    description: 'रजिस्टर करें और अपनी दुकान चलाएं, नेटवर्क हो या न हो।',
  },
  shortcuts: { '/outbox': 'भेजना बाकी', '/registrationdetails': 'रजिस्ट्रेशन पूरा करें', '/caselog': 'शिकायतें' },
  html: {
    description: 'रजिस्टर करें और अपनी दुकान चलाएं, नेटवर्क हो या न हो।',
    noscript: 'सेलर पोर्टल के लिए JavaScript चाहिए।',
  },
}
