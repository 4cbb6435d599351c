import type { requests as french } from './words-fr';

export const requests: typeof french = {
  actions: {
    brochure: {
      title: 'Get the brochure',
      lead: 'Choose the course and the campus, tell us who you are: the brochure opens straight away.',
      submit: 'Get the brochure',
      next: [
        'You open the brochure, a PDF, on the next page.',
        'It also lists the next open days of the campus you chose.',
        'A question? The campus answers, no strings attached.',
      ],
    },
    contact: {
      title: 'Ask a question',
      lead: 'Your message goes straight to the campus you choose, to someone who knows the course.',
      submit: 'Send the message',
      next: [
        'Your message reaches the admissions office of the campus you chose.',
        'They answer by email, or by phone if you leave a number.',
        'You stay in charge: nothing else is sent to you unless you agree to it.',
      ],
    },
    registration: {
      title: 'Online application',
      lead: 'A course, a campus and how to reach you: the campus calls you to open your file.',
      submit: 'Send the application',
      next: [
        'The campus receives your application and calls you.',
        'You agree on the documents of your file and on an interview.',
        'The answer comes in writing, within the time given on the page of the course.',
      ],
    },
  },
  next: 'What happens next',
  required: 'Every field is required, except those marked “optional”.',
  optional: '(optional)',
  choice: 'Your choice',
  person: 'You',
  course: 'Course',
  chooseCourse: 'Choose a course',
  campus: 'Campus',
  chooseCampus: 'Choose a campus',
  courseFirst: 'Choose the course first',
  loadingCampuses: 'Looking up the campuses…',
  showCampuses: 'Show the campuses of this course',
  noCourses: 'No course takes online requests at the moment.',
  noCoursesContact: 'Reach a campus',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  emailHint: 'For example first.last@example.com.',
  phoneHint: 'For example 06\u00a012\u00a034\u00a056\u00a078 or +44\u00a020\u00a07946\u00a00018.',
  level: 'Your level of education',
  chooseLevel: 'Choose a level',
  levels: {
    terminale: 'Final year of secondary school',
    bac: 'Baccalauréat or equivalent',
    'bac+1': 'One year after it',
    'bac+2': 'Two years after it',
    'bac+3': 'Three years after it (bachelor’s level)',
    'bac+4': 'Four years after it',
    'bac+5': 'Five years after it (master’s level)',
    autre: 'Other, or at work',
  },
  message: 'Your message',
  send: 'Send',
  sending: 'Sending…',
  trap: 'Leave this field empty',
  optIn: 'The school may contact me again about its courses and events.',
  optInHint:
    'Optional: your request is handled in the same way. Under fifteen: with a parent’s agreement.',
  summary: {
    wrong: { one: 'One thing to correct', other: '{count} things to correct' },
    refused: 'Your request has not been sent yet',
  },
  faults: {
    course: {
      missing: 'Choose a course.',
      unknown: 'This course is not offered here. Choose one from the list.',
      closed: 'Applications to this course are closed. Choose another one from the list.',
    },
    campus: {
      missing: 'Choose a campus.',
      unknown: 'This campus does not offer this course. Choose one from the list.',
      unnamed: 'No campus of this name offers this course. Check the spelling.',
      several: 'Several campuses answer to this name. Write it in full.',
      closed: 'Applications to this course are closed there. Choose another campus.',
      unloaded: 'The campuses could not be loaded. Choose the course again.',
    },
    firstName: {
      missing: 'Enter your first name.',
      invalid: 'Write your first name in letters.',
      long: 'This first name is too long: 120 characters at most.',
    },
    lastName: {
      missing: 'Enter your last name.',
      invalid: 'Write your last name in letters.',
      long: 'This last name is too long: 120 characters at most.',
    },
    email: {
      missing: 'Enter your email, so that we can answer.',
      invalid: 'This email is not complete. It looks like first.last@example.com.',
      long: 'This email is too long: 254 characters at most.',
    },
    phone: {
      missing: 'Enter a number where we can call you.',
      invalid:
        'This number is not complete. In France it has ten digits; from elsewhere, start with + and the country code.',
      long: 'This number is too long.',
    },
    level: { missing: 'Choose your level.', invalid: 'Choose a level from the list.' },
    message: {
      missing: 'Write your question.',
      long: 'This message is too long: 4,000 characters at most.',
    },
  },
  refusals: {
    early:
      'This form came back too fast for us to know that a person filled it in. Read it again and send it once more: nothing is lost.',
    late: 'This page has been open for more than a day. Read what you wrote and send it once more: nothing is lost.',
    forged:
      'We did not recognise this form. Read what you wrote and send it once more: nothing is lost.',
    often:
      'Many requests came from your connection. Keep this page open and try again in {minutes}\u00a0min: nothing is lost.',
    failed:
      'We could not record it. Check your connection and try again in a moment: all that you wrote is still here.',
  },
  privacy: {
    title: 'Your data',
    short:
      'What you write is used to answer this request. The campus you chose and the admissions office read it. All of it is erased at most three years after we were last in touch.',
    details: 'Your rights, and the details',
    charter: 'Data privacy policy',
    charterPath: '/data-privacy-policy',
    points: {
      controller: 'Controller',
      contact: 'Contact',
      contactIs: 'The data protection officer: ',
      purpose: 'Purpose',
      purposeIs:
        'To answer your request, and pass it on to the campus you chose. If you tick the box, to write to you later about our courses and events. Where your visit came from goes with the request, so that we know how people find us.',
      basis: 'Legal basis',
      basisIs:
        'Steps taken at your request before a contract (GDPR, art. 6.1.b); for the box, your consent, which you withdraw whenever you like; for where your visit came from, our legitimate interest, or your consent where it is asked for.',
      recipients: 'Recipients',
      recipientsAre:
        'The campus you chose, the admissions office, our host and IT suppliers, bound by contract. Nothing is sold or lent.',
      transfers: 'Transfers',
      transfersAre:
        'Data are hosted in France. A campus outside the European Union reads the requests made to it, under the European Commission’s standard contractual clauses.',
      retention: 'Retention',
      retentionIs:
        'Three years at most after you were last in touch. The file that follows an application has its own periods, given in the policy.',
      needed: 'Required?',
      neededIs: 'Without the required fields we cannot answer. No decision is made by a machine.',
      rights: 'Your rights',
      rightsAre:
        'Access your data, correct, erase, restrict or receive them, object, withdraw consent, say what becomes of them after your death: write to the officer, who answers within one month.',
      complaint: 'Complaint',
      complaintIs:
        'To the CNIL, the French authority, online (www.cnil.fr) or at 3, place de Fontenoy, TSA\u00a080715, 75334\u00a0Paris CEDEX\u00a007.',
      minors: 'Minors',
      minorsAre:
        'Under eighteen? You may make this request, and ask for its erasure yourself. Under fifteen, only tick the box if a parent agrees.',
    },
  },
  thanks: {
    title: {
      brochure: 'Enjoy the reading',
      contact: 'Message received',
      registration: 'Application received',
    },
    page: {
      brochure: 'Brochure requested',
      contact: 'Message sent',
      registration: 'Application sent',
    },
    lead: {
      brochure: 'Your request is recorded. The brochure is yours.',
      contact: 'Your message is recorded. The campus answers by email or by phone.',
      registration: 'Your application is recorded. The campus calls you to open your file.',
    },
    about: 'Your request',
    brochure: 'The brochure',
    open: 'Open the brochure',
    openSize: 'Open the brochure (PDF, {size}\u00a0KB)',
    noBrochure:
      'The brochure of this course is not online yet. The campus sends it to you as soon as it is.',
    openDays: 'The next open days',
    openDaysAt: 'Open days in {campus}',
    onward: 'And now',
    toProgramme: 'The page of the course',
    toCampus: 'The campus',
    toAgenda: 'All events',
    toHome: 'Back to the home page',
  },
};
