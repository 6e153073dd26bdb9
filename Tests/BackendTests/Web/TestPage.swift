#if Web || WindowAndWeb

    import CoreGraphics
    import Foundation
    import WebBackend

    /// A page without a browser: implements the protocol byte by byte, and draws into memory.
    final class TestPage: Sendable {
        struct Address {
            var port: Int
            var token: String

            @MainActor init(_ backend: WebBackend) throws {
                guard let url = URL(string: backend.url), let port = url.port else { throw TestSocket.Failure(description: backend.url) }
                self.port = port
                token = url.path.replacing("/", with: "")
            }
        }

        enum Opcode: UInt8 {
            case continuation = 0
            case text = 1
            case binary = 2
            case close = 8
            case ping = 9
            case pong = 10
        }

        struct Message {
            var opcode: UInt8
            var payload: [UInt8]

            /// The code of a closing message.
            var code: Int? { opcode == 8 && payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil }
        }

        let socket: TestSocket

        /// Connects and upgrades to a WebSocket.
        init(_ address: Address) async throws {
            socket = try TestSocket(port: address.port)
            let head = try await Self.upgrade(socket, address)
            guard head.hasPrefix("HTTP/1.1 101 ") else { throw TestSocket.Failure(description: head) }
        }

        /// Requests the upgrade, and returns the head of the answer.
        static func upgrade(
            _ socket: TestSocket, _ address: Address, token: String? = nil, host: String? = nil, origin: String? = nil
        ) async throws -> String {
            let host = host ?? "127.0.0.1:\(address.port)"
            let lines = [
                "GET /\(token ?? address.token)/socket HTTP/1.1", "Host: \(host)", "Origin: \(origin ?? "http://\(host)")",
                "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            ]
            await socket.send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
            return await socket.receiveHead()
        }

        @discardableResult func send(_ text: String) async -> Bool {
            await send(.text, Array(text.utf8))
        }

        @discardableResult func send(_ opcode: Opcode, _ payload: [UInt8], fin: Bool = true) async -> Bool {
            await socket.send(Self.frame(opcode, payload, fin: fin))
        }

        /// Returns a frame as a client sends it, masked with zeros.
        static func frame(_ opcode: Opcode, _ payload: [UInt8], fin: Bool = true, isMasked: Bool = true) -> [UInt8] {
            var bytes: [UInt8] = [(fin ? 0x80 : 0) | opcode.rawValue]
            let mask: UInt8 = isMasked ? 0x80 : 0
            if payload.count < 126 {
                bytes.append(mask | UInt8(payload.count))
            } else if payload.count < 65536 {
                bytes += [mask | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
            } else {
                bytes += [mask | 127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) }
            }
            return bytes + (isMasked ? [0, 0, 0, 0] : []) + payload
        }

        /// Returns the next message, or `nil` once the server has closed.
        func receive() async -> Message? {
            let head = await socket.receive(2)
            guard head.count == 2 else { return nil }
            var length = Int(head[1] & 127)
            if length >= 126 {
                let more = await socket.receive(length == 126 ? 2 : 8)
                length = more.reduce(0) { $0 << 8 | Int($1) }
            }
            let payload = await socket.receive(length)
            return payload.count == length ? Message(opcode: head[0] & 15, payload: payload) : nil
        }

        /// Reads up to the closing message, and returns its code; `nil` if the connection ends without.
        func closingCode() async -> Int? {
            while let message = await receive() {
                if let code = message.code { return code }
            }
            return nil
        }

        func sendDisplay(w: Double, h: Double, scale: Double, dark: Bool = false) async {
            await send(#"{"t":"display","w":\#(w),"h":\#(h),"scale":\#(scale),"dark":\#(dark),"safe":[0,0,0,0]}"#)
        }
    }

#endif
