# Wondertable as an image; docs/hosting.md says how to run it.

# as in .nvmrc
ARG NODE=26

FROM node:${NODE}-trixie-slim AS build
WORKDIR /wondertable
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build && find dist -name '*.map' -delete

FROM node:${NODE}-trixie-slim
WORKDIR /wondertable
ENV NODE_ENV=production PORT=8000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
# the bundle needs one package besides: the native module
COPY --from=build /wondertable/node_modules/better-sqlite3/package.json node_modules/better-sqlite3/
COPY --from=build /wondertable/node_modules/better-sqlite3/lib node_modules/better-sqlite3/lib
COPY --from=build /wondertable/node_modules/better-sqlite3/prebuilds node_modules/better-sqlite3/prebuilds
COPY --from=build /wondertable/deploy/health.mjs deploy/
COPY --from=build /wondertable/LICENSE /wondertable/THIRD-PARTY.md ./
COPY --from=build /wondertable/dist dist
USER node
VOLUME /data
EXPOSE 8000
HEALTHCHECK --start-period=10s --timeout=5s CMD ["node", "deploy/health.mjs"]
CMD ["node", "dist/server.js"]
