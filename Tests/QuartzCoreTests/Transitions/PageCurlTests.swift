import Testing

@testable import QuartzCore

@MainActor struct PageCurlTests {
    private static let red: UInt32 = 0xFFFF_0000
    private static let blue: UInt32 = 0xFF00_00FF
    private static let green: UInt32 = 0xFF00_FF00

    private func color(_ pixel: UInt32) -> CGColor {
        CGColor(
            srgbRed: CGFloat(pixel >> 16 & 255) / 255, green: CGFloat(pixel >> 8 & 255) / 255, blue: CGFloat(pixel & 255) / 255, alpha: 1)
    }

    /// Creates a blue background of 80 by 40 points with a red page, and a back if there are colours for its halves.
    private func make(_ curl: PageCurl, back: [UInt32] = [], scale: CGFloat = 1) -> (Screen, PageCurlLayer) {
        let screen = Screen(100, 60, scale: scale)
        screen.add(CGRect(x: 10, y: 10, width: 80, height: 40), color(Self.blue))
        let layer = PageCurlLayer()
        layer.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
        let size = CGSize(width: 80 * curl.page.width, height: 40)
        layer.addSublayer(makeSide([Self.red, Self.red], size))
        if !back.isEmpty { layer.addSublayer(makeSide(back, size)) }
        layer.curl = curl
        screen.root.addSublayer(layer)
        return (screen, layer)
    }

    private func makeSide(_ halves: [UInt32], _ size: CGSize) -> CALayer {
        let side = CALayer()
        side.bounds.size = size
        for (index, half) in halves.enumerated() {
            let part = CALayer()
            part.frame = CGRect(x: CGFloat(index) * size.width / 2, y: 0, width: size.width / 2, height: size.height)
            part.backgroundColor = color(half)
            side.addSublayer(part)
        }
        return side
    }

    private func curl(_ progress: Double, _ edge: TransitionStyle.Side = .right, half: Bool = false) -> PageCurl {
        var curl = PageCurl()
        (curl.progress, curl.edge) = (progress, edge)
        if half { curl.page = CGRect(x: edge == .right ? 0.5 : 0, y: 0, width: 0.5, height: 1) }
        return curl
    }

    @Test(arguments: [1, 2, 3] as [CGFloat]) func aPageThatIsNotTurnedLiesFlat(scale: CGFloat) {
        let (screen, _) = make(curl(0), scale: scale)
        screen.draw()
        let (pixels, step) = (screen.pixels, Int(scale))
        for y in 10 * step..<50 * step {
            for x in 10 * step..<90 * step where pixels[x, y] != Self.red {
                Issue.record("\(x), \(y) is \(String(pixels[x, y], radix: 16))")
            }
        }
        #expect(pixels[10 * step - 1, 20 * step] == 0xFFFF_FFFF && pixels[90 * step, 20 * step] == 0xFFFF_FFFF)
    }

    @Test(arguments: [TransitionStyle.Side.right, .left, .top, .bottom]) func aTurnedPageIsGone(side: TransitionStyle.Side) {
        let (screen, _) = make(curl(1, side))
        screen.draw()
        for y in stride(from: 10, to: 50, by: 3) {
            for x in stride(from: 10, to: 90, by: 3) { #expect(screen.pixels[x, y] == Self.blue, "\(x), \(y)") }
        }
    }

    @Test func halfwayThePageItsBackAndTheContentBelowAreVisible() {
        let (screen, _) = make(curl(0.5))
        screen.draw()
        // The edge has returned to the spine, so that the rest of the page is completely under its back.
        let pixels = screen.pixels
        let paper = pixels[30, 30]
        #expect(paper >> 16 & 255 > 240 && paper & 255 > 180, "\(String(paper, radix: 16))")
        #expect(pixels[88, 30] == Self.blue)
        let (quarter, _) = make(curl(0.25))
        quarter.draw()
        #expect(quarter.pixels[15, 30] == Self.red && quarter.pixels[88, 30] == Self.blue)
    }

    @Test func theBackIsShownUnmirrored() {
        let (screen, _) = make(curl(1, half: true), back: [Self.green, Self.red])
        screen.draw()
        let pixels = screen.pixels
        for y in stride(from: 12, to: 48, by: 5) {
            #expect(pixels[12, y] == Self.green && pixels[28, y] == Self.green)
            #expect(pixels[32, y] == Self.red && pixels[48, y] == Self.red)
            #expect(pixels[55, y] == Self.blue && pixels[88, y] == Self.blue)
        }
    }

    @Test func theCornerByTheTouchLeads() {
        var low = curl(0.2)
        low.lift = 1
        let (screen, _) = make(low)
        screen.draw()
        #expect(screen.pixels[88, 48] == Self.blue && screen.pixels[60, 48] != Self.red && screen.pixels[60, 12] == Self.red)
        low.lift = 0
        let (other, _) = make(low)
        other.draw()
        #expect(other.pixels[88, 12] == Self.blue && other.pixels[60, 12] != Self.red && other.pixels[60, 48] == Self.red)
    }

    @Test func nothingIsDrawnOutsideOfTheLayer() {
        for progress in stride(from: 0.0, through: 1, by: 0.1) {
            let (screen, _) = make(curl(progress, half: true), back: [Self.green, Self.green])
            screen.draw()
            for x in 0..<100 { #expect(screen.pixels[x, 9] == 0xFFFF_FFFF && screen.pixels[x, 50] == 0xFFFF_FFFF) }
            for y in 0..<60 { #expect(screen.pixels[9, y] == 0xFFFF_FFFF && screen.pixels[90, y] == 0xFFFF_FFFF) }
        }
    }

    @Test func turningDamagesTheLayerOnlyAndDoesNotRedrawThePage() {
        let (screen, layer) = make(curl(0))
        let drawn = DrawnLayer()
        drawn.bounds.size = layer.bounds.size
        layer.sublayers?.first?.addSublayer(drawn)
        drawn.setNeedsDisplay()
        screen.tree.displayIfNeeded()
        screen.draw()
        #expect(drawn.count == 1)
        for progress in [0.1, 0.4, 0.8] {
            let damage = screen.draw { layer.curl.progress = progress }.damage
            #expect(!damage.isEmpty)
            #expect(damage.allSatisfy { PixelRect(x: 10, y: 10, width: 80, height: 40).contains($0) })
        }
        screen.tree.displayIfNeeded()
        #expect(drawn.count == 1)
        #expect(screen.draw().damage.isEmpty)
        // The content of the page may change while it is turned.
        #expect(!screen.draw { drawn.backgroundColor = .black }.damage.isEmpty)
    }

    @Test func itsProgressIsAnimated() {
        let (screen, layer) = make(curl(0))
        screen.draw()
        let turn = CABasicAnimation(keyPath: "progress")
        (turn.fromValue, turn.toValue, turn.duration) = (0, 1, 2)
        screen.draw { layer.add(turn, forKey: nil) }
        screen.draw()
        #expect(layer.presentation()?.curl.progress == 0.5)
        #expect(screen.pixels[88, 30] == Self.blue)
        screen.draw()
        screen.draw()
        #expect(screen.pixels[88, 30] == Self.red)
    }

    @Test func extremeValuesDrawSomethingOrNothing() {
        for progress: Double in [-.infinity, -3, 7, .infinity, .nan] {
            let (screen, layer) = make(curl(progress))
            layer.curl.lift = progress
            screen.draw()
            screen.draw { layer.curl.page = CGRect(x: 0.5, y: 0, width: progress, height: -1) }
            screen.draw { layer.transform = CATransform3DMakeScale(0, 1, 1) }
            screen.draw { layer.bounds.size = CGSize.zero }
        }
        let (screen, layer) = make(curl(0.5))
        layer.transform = CATransform3DMakeScale(-1, 1, 1)
        screen.draw()
        #expect(screen.pixels[12, 30] == Self.blue, "a layer that is turned over is turned from the other side")
    }

    private final class DrawnLayer: CALayer {
        var count = 0
        override func draw(in ctx: CGContext) { count += 1 }
    }
}
