# The content service: docker build -f deploy/cms.Dockerfile .
FROM node:24-bookworm AS build
WORKDIR /parvis/cms
COPY cms/package.json cms/package-lock.json cms/.npmrc ./
RUN npm ci
COPY cms ./
# The admin is built without a secret: it asks for its own origin, wherever that is.
RUN npm run compile && NODE_ENV=production npm run build:admin && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production CMS_HOST=0.0.0.0 CMS_PORT=1337 DATA_DIR=/var/lib/parvis
WORKDIR /parvis/cms
COPY --from=build /parvis/cms/package.json /parvis/cms/favicon.png ./
COPY --from=build /parvis/cms/node_modules ./node_modules
COPY --from=build /parvis/cms/content ./content
# Strapi makes this folder at its start where it is missing, and here it may write nothing.
COPY --from=build /parvis/cms/database ./database
COPY --from=build /parvis/cms/dist ./dist
# Editors' redirects are held against the school's own.
COPY site/schools ../site/schools
RUN install --directory --owner=node --mode=0700 /var/lib/parvis
VOLUME /var/lib/parvis
USER node
EXPOSE 1337
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --retries=3 \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:1337/_health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server.js"]
