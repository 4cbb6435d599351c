import { POLICIES } from '../caching';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Something went wrong</title>
  </head>
  <body>
    <h1>Something went wrong</h1>
    <p>This page could not be displayed, and neither could its error page.</p>
    <p><a href="/">Go to the home page</a></p>
  </body>
</html>
`;

/** ERR-4: what is left when the error page itself cannot be rendered. It depends on nothing. */
export function lastResort(status = 500): Response {
  return new Response(PAGE, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...POLICIES.never },
  });
}
