import Testing

@testable import QuartzCore

@MainActor struct CompositorScrollTests {
    /// Creates a list of rows on a screen of 40 x 100, which fills it but for 10 at the top.
    private static func list(_ color: CGColor?) -> (Screen, CALayer) {
        let screen = Screen(40, 100)
        let list = screen.add(CGRect(x: 0, y: 10, width: 40, height: 90), color)
        list.masksToBounds = true
        for row in 0..<20 {
            screen.add(CGRect(x: 2, y: row * 12, width: 36, height: 10), CGColor(gray: CGFloat(row) / 20, alpha: 1), to: list)
        }
        screen.draw()
        return (screen, list)
    }

    @Test(arguments: [true, false])
    func scrollingMovesPixelsAndDrawsTheStrip(hasColor: Bool) {
        let (screen, list) = Self.list(hasColor ? CGColor(gray: 0.9, alpha: 1) : nil)
        let frame = screen.draw { list.bounds.origin.y += 7 }
        #expect(frame.moves == [PixelMove(source: PixelRect(x: 0, y: 17, width: 40, height: 83), dx: 0, dy: -7)])
        #expect(frame.damage == [PixelRect(x: 0, y: 93, width: 40, height: 7)])
        #expect(screen.compositor.counters.pixelsMoved == 40 * 83)
    }

    @Test func overlaysOfTheListAreRedrawn() {
        let (screen, list) = Self.list(.white)
        screen.add(CGRect(x: 30, y: 40, width: 6, height: 4), CGColor(gray: 0, alpha: 0.5))
        screen.draw()
        let frame = screen.draw { list.bounds.origin.y += 7 }
        #expect(frame.moves.count == 1)
        // The strip, the overlay, and the pixels below it that moved along.
        let area = frame.damage.reduce(0) { $0 + $1.area }
        #expect(area == 280 + 24 + 24)
    }

    @Test func fractionalOffsetsAreRoundedToPixels() {
        let (screen, list) = Self.list(.white)
        let frame = screen.draw { list.bounds.origin.y += 7.4 }
        #expect(frame.moves.first?.dy == -7)
        let next = screen.draw { list.bounds.origin.y += 0.05 }
        #expect(next.isEmpty)
    }

    @Test func anImageBehindTheListPreventsMoving() {
        let (screen, list) = Self.list(nil)
        screen.root.insertSublayer(CALayer(), at: 0)
        let behind = screen.root.sublayers?.first
        behind?.frame = CGRect(x: 0, y: 50, width: 20, height: 20)
        behind?.backgroundColor = .black
        screen.draw()
        let frame = screen.draw { list.bounds.origin.y += 7 }
        #expect(frame.moves.isEmpty)
        #expect(frame.damage == [PixelRect(x: 0, y: 10, width: 40, height: 90)])
    }

    @Test func aRowThatIsReusedAtTheOtherEndLeavesTheOthersAlone() throws {
        let (screen, list) = Self.list(.white)
        let last = try #require(list.sublayers?.last)
        let frame = screen.draw {
            list.bounds.origin.y += 12
            last.removeFromSuperlayer()
            last.frame.origin.y = 84
            list.insertSublayer(last, at: 0)
        }
        #expect(frame.moves.count == 1)
        #expect(frame.damage == [PixelRect(x: 2, y: 82, width: 36, height: 6), PixelRect(x: 0, y: 88, width: 40, height: 12)])
    }

    @Test func farScrollsRedrawAll() {
        let (screen, list) = Self.list(.white)
        let frame = screen.draw { list.bounds.origin.y += 90 }
        #expect(frame.moves.isEmpty)
        #expect(frame.damage == [PixelRect(x: 0, y: 10, width: 40, height: 90)])
    }
}
