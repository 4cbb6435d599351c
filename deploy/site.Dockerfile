# The site: docker build -f deploy/site.Dockerfile --build-arg PRODUCT=cassini .
FROM node:24-bookworm-slim AS build
WORKDIR /parvis/site
COPY site/package.json site/package-lock.json site/.npmrc ./
RUN npm ci
COPY site ./
ARG PRODUCT=cassini
RUN NODE_ENV=production BUILD_DIRECTORY=builds/release npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ARG PRODUCT=cassini
ENV NODE_ENV=production PRODUCT=$PRODUCT PORT=3000 SPOOL_DIR=/var/lib/parvis/spool
WORKDIR /parvis/site
COPY --from=build /parvis/site/package.json ./
COPY --from=build /parvis/site/node_modules ./node_modules
COPY --from=build /parvis/site/builds/release ./builds/release
# What visitors asked waits here while the content service is down: it outlives the container.
RUN install --directory --owner=node --mode=0700 /var/lib/parvis
VOLUME /var/lib/parvis
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "builds/release/server/index.js"]
