import type { Dictionary } from './fr';

/** Dictionary taxonomy-0.1.0, English branch: a key missing here does not compile. */
export const en: Dictionary = {
  commons: {
    skipToContent: 'Skip to content',
    home: 'Home',
    registration: 'Register',
    newWindow: 'new tab',
    phone: 'Telephone',
    email: 'Email',
    address: 'Address',
    quote: '“{text}”',
    watchVideo: 'Watch the video',
    transcript: 'Transcript',
  },
  agenda: {
    discoverCampuses: 'Discover our campuses',
    discoverLead:
      'You choose a school better once you have seen the room, met the teachers and asked the awkward question.',
    allEvents: 'All our events',
    noEvents: 'No events available at the moment',
    nextEvents: 'Coming up',
    types: {
      'open-door': 'Open day',
      'admission-test': 'Admission test',
      conference: 'Conference',
      convention: 'Fair',
      'live-my-life': 'Live my life',
      'job-dating': 'Job dating',
    },
  },
  news: {
    news: 'News',
    fromTheField: 'From the field',
    campusCount: '{count} campuses',
  },
  campuses: {
    campuses: 'Campuses',
    index: 'Index of campuses',
    heroTitle: '{count} starting points.',
    heroLead:
      'A management school, from the BTS to five years of study, full-time or work-study. The diploma is the same everywhere; each city adds its companies.',
    network: 'The network of {count} campuses',
    north: 'N',
    south: 'S',
    east: 'E',
    west: 'W',
  },
  menus: {
    main: 'Main menu',
    menu: 'Menu',
    breadcrumb: 'Breadcrumb',
    footer: 'Footer',
    legal: 'Legal information',
    socials: 'Social networks',
    terms: 'Terms and conditions',
    legalNotices: 'Legal notices',
    privacy: 'Data privacy policy',
    careers: 'Careers',
    complaint: 'Make a complaint',
    language: 'Language',
  },
  utils: {
    preview: {
      draft: 'Preview of a draft',
      until: 'link valid until {time}',
      leave: 'Leave the preview',
      errors: {
        403: {
          message: 'This preview link is not valid.',
          lead: 'It is incomplete, or shows another page. Open the preview again from the administration.',
        },
        410: {
          message: 'This preview link has expired.',
          lead: 'A preview link is only good for a while. Open the preview again from the administration to get another.',
        },
      },
    },
    errors: {
      global:
        'This point is not on the map. The address may have changed when we surveyed the ground.',
      globalOutage: 'The ground cannot be reached for the moment. Please try again shortly.',
      code: 'Error code {code}',
      visit: 'Pages to visit',
      statuses: {
        400: 'Bad request.',
        401: 'User not authenticated.',
        403: 'Access denied.',
        404: 'Oops, this page does not exist (or no longer does)',
        500: 'Internal server error.',
        503: 'Internal server error.',
        504: 'The response took too long.',
        other: 'An error occurred.',
      },
      oops: 'Oops!',
      codeBare: 'Error code:',
      sorry: 'Sorry, please use the button below to go back to the home page of the site',
      back: 'Back to the site',
      visitBare: 'But we can suggest these pages:',
      pages: {
        home: 'Home',
        programmes: 'Programmes',
        campuses: 'Campuses',
        agenda: 'Agenda',
        news: 'News',
      },
    },
  },
};
