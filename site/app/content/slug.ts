const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a text may stand in the path of a call: encoding alone lets `..` through. */
export function isSlug(text: string | undefined): text is string {
  return text !== undefined && text.length <= 200 && SLUG.test(text);
}
