# Wondertable as an image; docs/hosting.md says how to run it.

# as in .nvmrc
ARG NODE=26

# what is built is the same for every processor, so it is built by the one at hand
FROM --platform=$BUILDPLATFORM node:${NODE}-trixie-slim AS build
WORKDIR /wondertable
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# of the ready-made SQLite modules, those of this system are kept
RUN npm run release \
    && mv release/wondertable-*/ /release \
    && find /release/node_modules -name '*.node' ! -name 'linux-*' -delete \
    && mkdir /empty

# nothing is run in here, so that it can be made for any processor
FROM node:${NODE}-trixie-slim
WORKDIR /wondertable
ENV NODE_ENV=production PORT=8000 DATA_DIR=/data
COPY --from=build --chown=node:node /empty /data
COPY --from=build /release ./
USER node
VOLUME /data
EXPOSE 8000
HEALTHCHECK --start-period=10s --timeout=5s CMD ["node", "deploy/health.mjs"]
CMD ["node", "bin/wondertable"]
