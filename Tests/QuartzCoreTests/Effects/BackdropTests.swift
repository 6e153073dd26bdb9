import Testing

@testable import QuartzCore

@MainActor struct BackdropTests {
    private let blur = LayerEffect.backdrop(.init(deviation: 4, saturation: 1, tint: .zero))

    /// Creates a black half and a white half, and a layer that blurs the middle of both.
    private func makeScreen(_ effect: LayerEffect) -> (Screen, CALayer, CALayer) {
        let screen = Screen(80, 60)
        let black = screen.add(CGRect(x: 0, y: 0, width: 40, height: 60), .black)
        let glass = screen.add(CGRect(x: 20, y: 10, width: 40, height: 40), nil)
        glass.effect = effect
        screen.draw()
        return (screen, black, glass)
    }

    @Test func theBackdropIsBlurredInTheBoundsOnly() {
        let (screen, _, _) = makeScreen(blur)
        #expect(screen.pixels.red(39, 5) == 0 && screen.pixels.red(40, 5) == 255)
        let ramp = (20..<60).map { screen.pixels.red($0, 30) }
        #expect(zip(ramp, ramp.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(ramp[0] < 6 && ramp[39] > 249)
        #expect(abs(ramp[19] + ramp[20] - 255) < 6)
        // At half of a deviation beside the edge, the share of a Gaussian is 0.31.
        #expect(abs(Double(ramp[18]) / 255 - 0.354) < 0.05)
    }

    @Test func nothingFromOutsideOfTheBoundsShows() {
        let screen = Screen(60, 60)
        screen.root.backgroundColor = .black
        screen.add(CGRect(x: 20, y: 20, width: 20, height: 20), .white)
        let glass = screen.add(CGRect(x: 20, y: 20, width: 20, height: 20), nil)
        glass.effect = blur
        screen.draw()
        #expect(screen.pixels.red(20, 20) == 255 && screen.pixels.red(39, 39) == 255)
        #expect(screen.pixels.red(19, 20) == 0)
    }

    @Test func colorsAreSaturatedAndTheTintIsOver() {
        let screen = Screen(20, 20)
        screen.root.backgroundColor = CGColor(srgbRed: 0.6, green: 0.4, blue: 0.4, alpha: 1)
        let glass = screen.add(CGRect(x: 0, y: 0, width: 20, height: 20), nil)
        glass.effect = .backdrop(.init(deviation: 2, saturation: 2, tint: SIMD4(0, 0, 1, 0.5)))
        screen.draw()
        let pixel = screen.pixels[10, 10]
        #expect(abs(Int(pixel >> 16 & 255) - 96) < 4)
        #expect(abs(Int(pixel & 255) - 173) < 4)
    }

    @Test func movementBehindIsBlurredAgain() {
        let (screen, black, _) = makeScreen(blur)
        let before = screen.pixels.red(45, 30)
        let frame = screen.draw { black.frame.size.width = 30 }
        #expect(screen.pixels.red(45, 30) > before)
        // The damage covers the blur, and the change outside of the blur.
        #expect(frame.damage.contains { $0.contains(PixelRect(x: 20, y: 10, width: 40, height: 40)) })
        let area = frame.damage.reduce(0) { $0 + $1.area }
        #expect(area == 3200)
    }

    @Test func changesElsewhereDrawNoBlur() {
        let (screen, _, _) = makeScreen(blur)
        let other = screen.add(CGRect(x: 70, y: 0, width: 5, height: 5), .black)
        let frame = screen.draw { other.backgroundColor = CGColor(gray: 0.5, alpha: 1) }
        #expect(frame.damage == [PixelRect(x: 70, y: 0, width: 5, height: 5)])
    }

    @Test func aBlurOverABlurIncludesIt() {
        let (screen, _, _) = makeScreen(blur)
        let upper = screen.add(CGRect(x: 30, y: 20, width: 20, height: 20), nil)
        upper.effect = .backdrop(.init(deviation: 0, saturation: 1, tint: SIMD4(1, 1, 1, 0.5)))
        let below = screen.pixels.red(40, 30)
        screen.draw()
        #expect(abs(screen.pixels.red(40, 30) - (below + 255) / 2) <= 2)
    }

    @Test func aTranslucentBlurShowsTheSharpPicture() {
        let (screen, _, glass) = makeScreen(blur)
        let blurred = screen.pixels.red(38, 30)
        screen.draw { glass.opacity = 0.5 }
        #expect(abs(screen.pixels.red(38, 30) - blurred / 2) <= 1)
    }

    @Test func roundCornersClipTheBlur() {
        let (screen, _, glass) = makeScreen(.backdrop(.init(deviation: 2, saturation: 1, tint: SIMD4(1, 0, 0, 1))))
        screen.draw { glass.cornerRadius = 20 }
        #expect(screen.pixels[21, 11] == 0xFF00_0000)
        #expect(screen.pixels[40, 30] == 0xFFFF_0000)
    }

    @Test func aBlurIsAnimatedFromZero() throws {
        let screen = Screen(20, 20)
        screen.root.backgroundColor = .black
        let glass = screen.add(CGRect(x: 0, y: 0, width: 20, height: 20), nil)
        screen.draw()
        let change = CABasicAnimation(keyPath: "backdrop")
        var clear = LayerProperties()
        clear.effect = .backdrop(.init(deviation: 2, saturation: 1, tint: SIMD4(1, 1, 1, 0)))
        change.fromValue = clear.backdropValue.boxed
        change.duration = 4
        screen.draw {
            glass.effect = .backdrop(.init(deviation: 2, saturation: 1, tint: SIMD4(1, 1, 1, 1)))
            glass.add(change, forKey: "blur")
        }
        screen.draw()
        screen.draw()
        #expect(abs(screen.pixels.red(10, 10) - 128) < 4)
    }

    @Test func twoThreadsDrawTheSameAsOne() {
        let screen = Screen(300, 300)
        for index in 0..<12 {
            let x = Double(index) * 25
            screen.add(CGRect(x: x, y: 0, width: 12, height: 300), CGColor(srgbRed: x / 300, green: 0.3, blue: 0.8, alpha: 1))
        }
        for index in 0..<3 {
            let glass = screen.add(CGRect(x: 20, y: 20 + index * 95, width: 200, height: 80 + index * 10), nil)
            glass.effect = .backdrop(.init(deviation: 8, saturation: 1.5, tint: SIMD4(1, 1, 1, 0.2)))
        }
        screen.draw()
        let whole = screen.pixels
        let backdrops = Backdrops(
            screen.tree.commit(at: 1), Placement(transform: .identity, clip: screen.compositor.pixels().bounds, isPlain: true))
        #expect(backdrops.areas.count == 3)
        // The screen in strips, each of which is redrawn.
        for strip in [PixelRect(x: 0, y: 0, width: 300, height: 30), PixelRect(x: 0, y: 150, width: 300, height: 10)] {
            for rect in backdrops.extendedDamage([strip], []) {
                for box in backdrops.areas { #expect(rect.contains(box) || !rect.intersects(box)) }
            }
        }
        #expect(whole.red(100, 60) > 0)
    }

    @Test func theCostDoesNotGrowWithTheWidthOfTheBlur() {
        let buffer = PixelBuffer(width: 400, height: 400)
        _ = Canvas.borrowing(buffer) { canvas in
            let small = DownsampledBuffer(canvas, canvas.bounds, factor: 8)
            #expect(small.width == 50 && small.height == 50 && !small.isOpaque)
            let huge = BackdropBlur(.init(deviation: 1e9, saturation: 1, tint: .zero), scale: 3)
            #expect(huge.blurredImage(of: canvas, PixelRect(x: 0, y: 0, width: 3, height: 400)).pixels.height == 400)
        }
    }
}
