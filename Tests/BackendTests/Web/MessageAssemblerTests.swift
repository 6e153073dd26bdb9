#if Web || WindowAndWeb

    import NIOCore
    import NIOWebSocket
    import Testing
    import WebBackend

    struct MessageAssemblerTests {
        private func frame(
            _ opcode: WebSocketOpcode, _ text: String = "", fin: Bool = true, isMasked: Bool = true, rsv1: Bool = false
        ) -> WebSocketFrame {
            WebSocketFrame(
                fin: fin, rsv1: rsv1, opcode: opcode, maskKey: isMasked ? [0, 0, 0, 0] : nil, data: ByteBuffer(string: text))
        }

        private func steps(_ frames: [WebSocketFrame], limits: WebLimits = WebLimits()) -> [MessageAssembler.Step] {
            var assembler = MessageAssembler(limits: limits)
            return frames.map { assembler.consume($0) }
        }

        @Test func fragmentsMakeAMessageWithPingsBetween() {
            let result = steps([
                frame(.text, "ab", fin: false), frame(.ping, "?"), frame(.continuation, "cd", fin: false), frame(.continuation, "e"),
                frame(.text, "f"),
            ])
            let expected: [MessageAssembler.Step] = [
                .nothing, .ping(ByteBuffer(string: "?")), .nothing, .message(ByteBuffer(string: "abcde")),
                .message(ByteBuffer(string: "f")),
            ]
            #expect(result == expected)
        }

        @Test func fragmentsTogetherAreBoundedInBytes() {
            var limits = WebLimits()
            limits.messageBytes = 10
            let half = String(repeating: "x", count: 6)
            #expect(steps([frame(.text, half, fin: false), frame(.continuation, half)], limits: limits).last == .reject(.messageTooLarge))
            #expect(steps([frame(.text, half + half)], limits: limits) == [.reject(.messageTooLarge)])
        }

        @Test func fragmentsAreCounted() {
            var limits = WebLimits()
            limits.fragments = 3
            let frames = [frame(.text, fin: false)] + Array(repeating: frame(.continuation, fin: false), count: 3)
            #expect(steps(frames, limits: limits) == [.nothing, .nothing, .nothing, .reject(.policyViolation)])
        }

        @Test func invalidFramesAreRefused() {
            #expect(steps([frame(.binary, "x")]) == [.reject(.unacceptableData)])
            #expect(steps([frame(.text, "x", isMasked: false)]) == [.reject(.protocolError)])
            #expect(steps([frame(.text, "x", rsv1: true)]) == [.reject(.protocolError)])
            #expect(steps([frame(.continuation, "x")]) == [.reject(.protocolError)])
            #expect(steps([frame(.text, "x", fin: false), frame(.text, "y")]).last == .reject(.protocolError))
        }

        @Test func oneSecondOfMessagesIsAcceptedAndNoMore() {
            var rate = FrameRateLimiter(perSecond: 100)
            let passed = (0..<300).count { _ in rate.allows(now: 5) }
            #expect(passed == 100)
            #expect((0..<300).count { _ in rate.allows(now: 5.5) } == 50)
            #expect((0..<300).count { _ in rate.allows(now: 900) } == 100)
        }
    }

#endif
