/**
 * Loaded into the site's process before it: keeps the React tree of the first page that the site renders, with its data,
 * and serves it at BARE_PORT by nothing but `renderToString`. Left out of it is the copy of the data for the browser, a
 * stream that can be read once.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

/** The router, in what marks the page's own scripts. */
type Element = { props: { children: { props: { context: object } } } };
type Renderer = {
  renderToString: (element: unknown) => string;
  renderToPipeableStream: (element: Element, options: unknown) => unknown;
};
type React = { cloneElement: (element: object, props: object, ...children: unknown[]) => unknown };

const { BARE_PORT: port, BARE_SERVER: site } = process.env;
if (!port || !site)
  throw new Error('BARE_PORT and BARE_SERVER say where the tree is served, and whose it is');

const require = createRequire(site);
const react: React = require('react');
const renderer: Renderer = require('react-dom/server');
const { renderToPipeableStream } = renderer;

// Changed before the site imports it, which then gets this one.
renderer.renderToPipeableStream = (element, options) => {
  renderer.renderToPipeableStream = renderToPipeableStream;
  const { children: router } = element.props;
  const context = { ...router.props.context, serverHandoffStream: undefined };
  serve(react.cloneElement(element, {}, react.cloneElement(router, { context })));
  return renderToPipeableStream(element, options);
};

let isServed = false;

function serve(tree: unknown): void {
  if (isServed) return;
  isServed = true;
  createServer((_request, response) => {
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(renderer.renderToString(tree));
  }).listen(Number(port), '127.0.0.1');
}
