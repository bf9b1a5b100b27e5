# The server as an image (docs/guides/containers.md). `--target demo` adds the example company.

FROM node:24-bookworm-slim AS build
WORKDIR /srv/vitrin
COPY package.json package-lock.json ./
COPY scripts scripts
COPY build-tools/no-svg-icons build-tools/no-svg-icons
RUN npm run prebuild
COPY . .
RUN npm run build

FROM build AS server-files
RUN node build-tools/image-files.ts /image

FROM build AS demo-files
RUN node build-tools/image-files.ts /image --demo

FROM node:24-bookworm-slim AS base
WORKDIR /srv/vitrin
# The compile cache is in the temporary folder, the only place besides /data that is written to.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compile
RUN install -d -o 1000 -g 1000 -m 0700 /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve-image.mjs"]

FROM base AS demo
ENV DEMO=1
COPY --from=demo-files /image ./

FROM base AS server
ENV DEMO=0
COPY --from=server-files /image ./
