/** How a form is laid out, row by row, each twelve columns wide, and the only fields that anyone may change in it. */
export type Form = { rows: { name: string; size: number }[][]; editable: string[] };

const half = (...names: string[]) => names.map((name) => ({ name, size: 6 }));
const whole = (name: string) => [{ name, size: 12 }];

export const FORMS: Record<string, Form> = {
  'api::visitor-request.visitor-request': {
    rows: [
      half('state', 'action'),
      half('programme', 'campus'),
      half('firstName', 'lastName'),
      half('email', 'phone'),
      half('level', 'optIn'),
      whole('message'),
      half('originLabel', 'receivedAt'),
      whole('reference'),
    ],
    editable: ['state'],
  },
};
