import Testing

@testable import QuartzCore

@MainActor struct ContentsAnimationTests {
    private func image(_ color: UInt32, side: Int = 2) -> CGImage {
        let buffer = PixelBuffer(width: side, height: side)
        _ = Canvas.borrowing(buffer) { $0.fill($0.bounds, with: color) }
        return CGImage(buffer: buffer, isOpaque: true)
    }

    @Test func contentsFadeFromOneImageToTheOther() {
        let screen = Screen(10, 10)
        let layer = screen.add(screen.root.bounds, nil)
        layer.contents = image(0xFFFF_0000)
        screen.draw()
        let change = CABasicAnimation(keyPath: "contents")
        change.fromValue = layer.contents
        change.duration = 4
        screen.draw {
            layer.contents = image(0xFF00_00FF, side: 5)
            layer.add(change, forKey: "fade")
        }
        screen.draw()
        screen.draw()
        #expect(abs(screen.pixels.red(5, 5) - 128) < 3 && abs(Int(screen.pixels[5, 5] & 255) - 128) < 3)
        for _ in 0..<3 { screen.draw() }
        #expect(screen.pixels[5, 5] == 0xFF00_00FF)
    }

    @Test func discreteContentsAreShownImageByImage() {
        let screen = Screen(10, 10)
        let layer = screen.add(screen.root.bounds, nil)
        let film = CAKeyframeAnimation(keyPath: "contents")
        film.values = [image(0xFFFF_0000), image(0xFF00_FF00), image(0xFF00_00FF)]
        film.calculationMode = .discrete
        film.duration = 3
        layer.contents = image(0xFF00_0000)
        screen.draw { layer.add(film, forKey: "film") }
        var seen = [screen.pixels[5, 5]]
        for _ in 0..<3 {
            screen.draw()
            seen.append(screen.pixels[5, 5])
        }
        #expect(seen == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFF00_0000])
    }

    @Test func hugeImagesAreExchangedInTheMiddle() {
        let (old, new) = (image(0xFF00_0000, side: 4100), image(0xFFFF_FFFF, side: 2))
        #expect(CrossFade.image(old, new, at: 0.4) === old)
        #expect(CrossFade.image(old, new, at: 0.6) === new)
    }
}
