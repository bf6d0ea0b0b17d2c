# One image, for amd64 and arm64: docker buildx build --platform linux/amd64,linux/arm64 -t ninefold .
FROM node:20.19-bookworm-slim AS page
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts && node --import tsx tools/build-page.ts

FROM node:20.19-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/core/package.json packages/core/
COPY packages/contract/package.json packages/contract/
COPY packages/content/package.json packages/content/
COPY packages/examiner/package.json packages/examiner/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
RUN npm ci --omit=dev --ignore-scripts

FROM node:20.19-bookworm-slim
# pg_dump and pg_restore, for `npm run admin -- backup` on PostgreSQL up to 15.
RUN apt-get update && apt-get install -qy --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=packages /app ./
COPY packages/core packages/core
COPY packages/contract packages/contract
COPY packages/content packages/content
COPY packages/examiner packages/examiner
COPY packages/server packages/server
COPY packages/web packages/web
COPY --from=page /app/packages/web/dist packages/web/dist
RUN node packages/server/src/compiled.mjs --make packages/server/src/main.ts packages/server/src/admin.ts \
  $(find packages/server/src packages/examiner/src -name '*-worker.ts')
RUN mkdir /data && chown node:node /data
# The root may be read-only: only DATA_DIR and /tmp are written to.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/src/compiled.mjs", "packages/server/src/main.ts"]
