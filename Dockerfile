# The container image: see "In a container" in docs/operations.md.
ARG VERSION=1.0.0

FROM node:26-trixie-slim AS build
ARG VERSION
# Another registry than npm's own. If its certificate needs an authority that Node does not know, pass the authority's
# file with --secret id=certificates,src=FILE.
ARG NPM_CONFIG_REGISTRY
WORKDIR /source
COPY . .
RUN --mount=type=secret,id=certificates \
  if [ -e /run/secrets/certificates ]; then export NODE_EXTRA_CA_CERTS=/run/secrets/certificates; fi \
  && npm run release -- "linux-$(node --print process.arch)"
RUN mkdir /archive /node \
  && tar --extract --gzip --file release/verbena-$VERSION-linux-*.tar.gz --strip-components 1 --directory /archive \
  # Node needs this library, which the smaller image does not have.
  && cp --dereference /usr/lib/*-linux-gnu/libatomic.so.1 "$(command -v node)" /node

FROM debian:trixie-slim
ARG VERSION
ARG REVISION=""
LABEL org.opencontainers.image.title="Verbena" \
  org.opencontainers.image.description="Practice of Spanish verbs" \
  org.opencontainers.image.licenses="MIT AND CC-BY-4.0" \
  org.opencontainers.image.version="$VERSION" \
  org.opencontainers.image.revision="$REVISION"
COPY --from=build /node/libatomic.so.1 /usr/local/lib/
COPY --from=build /node/node /usr/local/bin/
COPY --from=build /archive /opt/verbena
# The number of the user is fixed, because the files of a volume belong to it. Nobody else may write anywhere but in /tmp.
RUN ldconfig \
  && ln -s /opt/verbena/bin/verbena /usr/local/bin/verbena \
  && useradd --uid 10001 --user-group --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin verbena \
  && install --directory --owner verbena --group verbena --mode 700 /data \
  && find / -xdev -type d -perm -o=w ! -path /tmp -exec chmod o-w {} +
USER 10001:10001
ENV HOST=0.0.0.0 DATA_DIR=/data
EXPOSE 3000
ENTRYPOINT ["verbena"]
CMD ["serve"]
