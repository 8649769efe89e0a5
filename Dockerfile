# The image is made for one address, which ready-made pages name as their own:
#   docker build --build-arg APP_URL=https://tutors.example -t mentorhood .
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json prisma.config.ts ./
COPY prisma/schema.prisma prisma/
RUN npm ci
COPY . .
ARG APP_URL=http://localhost:3000
ARG CURRENCY=INR
RUN APP_URL=$APP_URL CURRENCY=$CURRENCY npm run build && npm prune --omit=dev --no-save && rm -rf .next/cache

FROM node:22-bookworm-slim
WORKDIR /app
COPY --from=build --chown=node:node /app ./
RUN mkdir -p .data /backups && chown node:node . .data /backups
USER node
# Without DATABASE_URL, PostgreSQL from npm keeps its data here, and without S3 or UploadThing uploaded pictures are here too.
VOLUME /app/.data
ARG APP_URL=http://localhost:3000
ARG CURRENCY=INR
ENV NODE_ENV=production HOST=0.0.0.0 APP_URL=$APP_URL CURRENCY=$CURRENCY
EXPOSE 3000
HEALTHCHECK --start-period=60s --interval=15s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "scripts/start.ts"]
