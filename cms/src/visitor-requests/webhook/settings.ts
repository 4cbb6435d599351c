export type Webhook = { url: string; secret: string };

const LEAST_SECRET = 16;

/** Where requests are posted on to, if anywhere; throws what to tell whoever set it when it cannot be. */
export function readWebhook({
  CRM_WEBHOOK_URL: url,
  CRM_WEBHOOK_SECRET: secret = '',
}: Record<string, string | undefined>): Webhook | undefined {
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(
      'CRM_WEBHOOK_URL is malformed: it expects an http(s) address, for example CRM_WEBHOOK_URL=https://crm.example/requests',
    );
  if (secret.length < LEAST_SECRET)
    throw new Error(
      `CRM_WEBHOOK_SECRET is missing or short: CRM_WEBHOOK_URL needs a secret of ${LEAST_SECRET} characters or more to sign with`,
    );
  return { url, secret };
}
