# Wondertable as an image; docs/hosting.md says how to run it.

# the current long-term support line
ARG NODE=26

FROM node:${NODE}-trixie-slim AS build
# for where no ready-made SQLite module can be fetched, and npm compiles it
RUN apt-get update \
    && apt-get install --yes --no-install-recommends g++ make python3 \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /wondertable
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build && find dist -name '*.map' -delete

FROM node:${NODE}-trixie-slim
WORKDIR /wondertable
ENV NODE_ENV=production PORT=8000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
# the bundle needs one package besides: the native module, and what finds its file
COPY --from=build /wondertable/node_modules/bindings node_modules/bindings
COPY --from=build /wondertable/node_modules/file-uri-to-path node_modules/file-uri-to-path
COPY --from=build /wondertable/node_modules/better-sqlite3/package.json node_modules/better-sqlite3/
COPY --from=build /wondertable/node_modules/better-sqlite3/lib node_modules/better-sqlite3/lib
COPY --from=build /wondertable/node_modules/better-sqlite3/build/Release/better_sqlite3.node node_modules/better-sqlite3/build/Release/
COPY --from=build /wondertable/deploy/health.mjs deploy/
COPY --from=build /wondertable/LICENSE /wondertable/THIRD-PARTY.md ./
COPY --from=build /wondertable/dist dist
USER node
VOLUME /data
EXPOSE 8000
HEALTHCHECK --start-period=10s --timeout=5s CMD ["node", "deploy/health.mjs"]
CMD ["node", "dist/server.js"]
