#if Web || WindowAndWeb

    import CoreGraphics
    import NIOCore
    import Testing
    import WebBackend

    struct FrameBacklogTests {
        private let bounds = PixelRect(x: 0, y: 0, width: 40, height: 60)

        /// A small generator with a seed, so that a failure can be repeated.
        private struct Dice: RandomNumberGenerator {
            var state: UInt64
            mutating func next() -> UInt64 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return state ^ (state >> 29)
            }
        }

        @Test func nothingIsMissingAtFirst() {
            #expect(FrameBacklog().isEmpty)
        }

        @Test func drainingLeavesNothing() {
            var backlog = FrameBacklog()
            backlog.addAll(bounds)
            #expect(backlog.drain().damage == [bounds])
            #expect(backlog.isEmpty)
        }

        @Test func aMoveCarriesOldDamageAlong() {
            var backlog = FrameBacklog()
            backlog.add(moves: [], damage: [PixelRect(x: 0, y: 50, width: 40, height: 10)], bounds: bounds)
            let move = PixelMove(source: PixelRect(x: 0, y: 20, width: 40, height: 40), dx: 0, dy: -20)
            backlog.add(moves: [move], damage: [], bounds: bounds)
            #expect(backlog.moves == [move])
            #expect(backlog.damage.contains(PixelRect(x: 0, y: 30, width: 40, height: 10)))
        }

        /// For any frames and any times of the page, the page shows the latest frame.
        @Test(arguments: 1...60) func aPageThatMissesFramesStillShowsTheLastOne(_ seed: UInt64) {
            var dice = Dice(state: seed)
            let screen = PixelBuffer(width: bounds.width, height: bounds.height)
            var canvas = TestCanvas()
            var backlog = FrameBacklog()
            backlog.addAll(bounds)
            for _ in 0..<60 {
                let (moves, damage) = Self.change(screen, bounds, &dice)
                backlog.add(moves: moves, damage: damage, bounds: bounds)
                #expect(backlog.moves.count <= FrameBacklog.maximumMoves && backlog.damage.count <= FrameBacklog.maximumRects)
                if Int.random(in: 0..<4, using: &dice) == 0 { Self.deliver(&backlog, screen, to: &canvas) }
            }
            Self.deliver(&backlog, screen, to: &canvas)
            for y in 0..<bounds.height {
                for x in 0..<bounds.width where canvas.pixel(x, y) != Pictures.pixel(x, y, of: screen) {
                    Issue.record("the page differs at \(x), \(y)")
                    return
                }
            }
        }

        private static func deliver(_ backlog: inout FrameBacklog, _ screen: PixelBuffer, to canvas: inout TestCanvas) {
            let message = FrameMessage(number: 1, scale: 1, changes: backlog.drain())
            var buffer = ByteBuffer()
            message.write(screen, to: &buffer)
            #expect(buffer.readableBytes == message.byteCount)
            _ = canvas.draw(Array(buffer.readableBytesView))
        }

        /// Moves and draws at random, as a compositor would, and returns the changes.
        private static func change(
            _ screen: PixelBuffer, _ bounds: PixelRect, _ dice: inout Dice
        ) -> (moves: [PixelMove], damage: [PixelRect]) {
            var moves: [PixelMove] = []
            for _ in 0..<Int.random(in: 0...2, using: &dice) {
                let source = rect(bounds, &dice)
                let move = PixelMove(
                    source: source, dx: Int.random(in: -source.x...(bounds.width - source.maxX), using: &dice),
                    dy: Int.random(in: -source.y...(bounds.height - source.maxY), using: &dice))
                carryOut(move, in: screen)
                moves.append(move)
            }
            let damage = (0..<Int.random(in: 0...3, using: &dice)).map { _ in rect(bounds, &dice) }
            for rect in damage { Pictures.fill(rect, of: screen, with: 0xFF00_0000 | UInt32.random(in: 0...0xFFFFFF, using: &dice)) }
            return (moves, damage)
        }

        private static func rect(_ bounds: PixelRect, _ dice: inout Dice) -> PixelRect {
            let (x, y) = (Int.random(in: 0..<bounds.width, using: &dice), Int.random(in: 0..<bounds.height, using: &dice))
            return PixelRect(
                x: x, y: y, width: Int.random(in: 1...(bounds.width - x), using: &dice),
                height: Int.random(in: 1...(bounds.height - y), using: &dice))
        }

        private static func carryOut(_ move: PixelMove, in screen: PixelBuffer) {
            let source = move.source
            let before = (source.y..<source.maxY).map { y in (source.x..<source.maxX).map { Pictures.pixel($0, y, of: screen) } }
            for (row, line) in before.enumerated() {
                for (column, color) in line.enumerated() {
                    let place = PixelRect(x: source.x + column + move.dx, y: source.y + row + move.dy, width: 1, height: 1)
                    Pictures.fill(place, of: screen, with: color)
                }
            }
        }
    }

#endif
