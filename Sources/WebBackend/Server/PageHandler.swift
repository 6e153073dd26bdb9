#if Web || WindowAndWeb

    import NIOCore
    import NIOHTTP1

    /// Responds to requests for the page's files and to rejected requests, and then closes the connection.
    final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
        typealias InboundIn = HTTPServerRequestPart
        typealias OutboundOut = HTTPServerResponsePart

        private let gate: RequestGate
        private let onAdmission: () -> Void
        private var head: HTTPRequestHead?

        /// Creates a handler.
        ///
        /// - Parameter onAdmission: Called when a request with the token has arrived.
        init(gate: RequestGate, onAdmission: @escaping () -> Void) {
            self.gate = gate
            self.onAdmission = onAdmission
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            switch unwrapInboundIn(data) {
            case .head(let head): self.head = head
            case .body: break
            case .end:
                guard let head else { return }
                self.head = nil
                respond(head, context)
            }
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            // A rejected upgrade is also reported as an error, but is handled as an ordinary request.
            guard error is HTTPParserError else { return }
            context.close(promise: nil)
        }

        private func respond(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
            switch gate.decide(RequestGate.Request(head)) {
            case .file(let name):
                onAdmission()
                guard let file = PageFiles.all[name] else { return reject(404, "There is no such file.", head, context) }
                send(status: .ok, type: file.type, content: file.content, head, context)
            case .socket: reject(426, "This address is a WebSocket.", head, context)
            case .reject(let status, let reason): reject(status, reason, head, context)
            }
        }

        private func reject(_ status: Int, _ reason: String, _ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
            let status = HTTPResponseStatus(statusCode: status)
            send(status: status, type: "text/plain; charset=utf-8", content: Array((reason + "\n").utf8), head, context)
        }

        private func send(
            status: HTTPResponseStatus, type: String, content: [UInt8], _ head: HTTPRequestHead, _ context: ChannelHandlerContext
        ) {
            var headers = HTTPHeaders(Self.securityHeaders)
            headers.add(name: "Content-Type", value: type)
            headers.add(name: "Content-Length", value: String(content.count))
            headers.add(name: "Connection", value: "close")
            context.write(wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: status, headers: headers))), promise: nil)
            if head.method != .HEAD {
                context.write(wrapOutboundOut(.body(.byteBuffer(context.channel.allocator.buffer(bytes: content)))), promise: nil)
            }
            let channel = context.channel
            context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in channel.close(promise: nil) }
        }

        /// The security headers: the page loads only its own scripts and connects only to its own socket. It cannot
        /// be framed, cached, or sent as a referrer.
        private static let securityHeaders = [
            (
                "Content-Security-Policy",
                "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; frame-ancestors 'none'; "
                    + "base-uri 'none'; form-action 'none'"
            ),
            ("Cache-Control", "no-store"),
            ("Referrer-Policy", "no-referrer"),
            ("X-Content-Type-Options", "nosniff"),
            ("Cross-Origin-Opener-Policy", "same-origin"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
        ]
    }

    extension RequestGate.Request {
        init(_ head: HTTPRequestHead) {
            // A duplicated header is ignored, because a proxy and this server might read different values.
            let hosts = head.headers["Host"]
            let origins = head.headers["Origin"]
            self.init(
                method: head.method.rawValue, path: head.uri, host: hosts.count == 1 ? hosts[0] : nil,
                origin: origins.count == 1 ? origins[0] : nil)
        }
    }

#endif
