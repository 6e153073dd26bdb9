import CaretTesting
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct UIVisualEffectViewTests {
    /// Creates a window whose left half is black and whose right half is white, with an effect over the middle.
    private func makeGlass(_ host: TestHost, _ effect: UIVisualEffect?) -> UIVisualEffectView {
        let window = host.makeWindow()
        window.backgroundColor = .white
        let black = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        black.backgroundColor = .black
        window.addSubview(black)
        let glass = UIVisualEffectView(effect: effect)
        glass.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        window.addSubview(glass)
        return glass
    }

    @Test func aBlurBlendsTheBackdropUnderItsMaterial() throws {
        try TestHost.run { host in
            let glass = makeGlass(host, UIBlurEffect(style: .systemThinMaterial))
            host.step()
            let (left, middle, right) = (host.pixel(52, 100), host.pixel(100, 100), host.pixel(148, 100))
            let values = try [left, middle, right].map { try #require($0)[0] }
            #expect(values[0] < values[1] && values[1] < values[2])
            #expect(values[0] > 100, "the light material covers the black")
            glass.effect = nil
            host.step()
            #expect(host.pixel(52, 100) == [0, 0, 0] && host.pixel(148, 100) == [255, 255, 255])
        }
    }

    @Test func systemMaterialsFollowTheAppearanceAndOthersDoNot() throws {
        try TestHost.run { host in
            let glass = makeGlass(host, UIBlurEffect(style: .systemMaterial))
            host.step()
            let light = try #require(host.pixel(100, 60))[0]
            glass.overrideUserInterfaceStyle = .dark
            host.step()
            let dark = try #require(host.pixel(100, 60))[0]
            #expect(light > 170 && dark < 90)
            glass.effect = UIBlurEffect(style: .systemMaterialLight)
            host.step()
            #expect(try #require(host.pixel(100, 60))[0] == light)
        }
    }

    @Test func contentIsOverTheBlurAndFillsTheView() throws {
        try TestHost.run { host in
            let glass = makeGlass(host, UIBlurEffect(style: .dark))
            let dot = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
            dot.backgroundColor = .red
            glass.contentView.addSubview(dot)
            host.step()
            #expect(host.pixel(100, 100) == [255, 0, 0])
            glass.frame.size = CGSize(width: 60, height: 80)
            host.step()
            #expect(glass.contentView.frame == CGRect(x: 0, y: 0, width: 60, height: 80))
            #expect(glass.hitTest(CGPoint(x: 45, y: 45), with: nil) === dot)
        }
    }

    @Test func aBlurIsAnimatedOffAndOn() throws {
        try TestHost.run { host in
            let glass = makeGlass(host, UIBlurEffect(style: .systemThickMaterial))
            host.step()
            let full = try #require(host.pixel(55, 100))[0]
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { glass.effect = nil }
            host.step()
            #expect(abs(try #require(host.pixel(55, 100))[0] - full) < 6)
            host.advance(0.5)
            let half = try #require(host.pixel(55, 100))[0]
            #expect(half > 20 && half < full - 40)
            host.advance(0.6)
            #expect(host.pixel(55, 100) == [0, 0, 0])
        }
    }

    @Test func anAnimatorPausesInTheMiddleOfABlur() throws {
        try TestHost.run { host in
            let glass = makeGlass(host, nil)
            host.step()
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { glass.effect = UIBlurEffect(style: .regular) }
            animator.fractionComplete = 0.5
            host.step(2)
            let half = try #require(host.pixel(55, 100))[0]
            animator.fractionComplete = 1
            host.step(2)
            let full = try #require(host.pixel(55, 100))[0]
            #expect(half > 0 && half < full)
            animator.stopAnimation(true)
        }
    }

    @Test func vibrantTextStandsOutFromEachBackground() throws {
        try TestHost.run { host in
            let blur = UIBlurEffect(style: .systemThinMaterial)
            let glass = makeGlass(host, blur)
            let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
            vibrant.frame = glass.contentView.bounds
            glass.contentView.addSubview(vibrant)
            let shape = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            shape.backgroundColor = .white
            vibrant.contentView.addSubview(shape)
            host.step()
            let (on, off) = (try #require(host.pixel(140, 80))[0], try #require(host.pixel(140, 120))[0])
            #expect(on < off - 100, "on a light material what is vibrant is dark")
            #expect(try #require(host.pixel(60, 80))[0] < on, "and darker where it is darker behind")
        }
    }

    @Test func theViewAcceptsNoSubviewsItself() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIVisualEffectView(effect: nil).addSubview(UIView()) }
        }
    }

    @Test func effectsAreEqualByTheirStyles() {
        #expect(UIBlurEffect(style: .dark) == UIBlurEffect(style: .dark))
        #expect(UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
        let blur = UIBlurEffect(style: .dark)
        #expect(UIVibrancyEffect(blurEffect: blur) == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label))
        #expect(UIVibrancyEffect(blurEffect: blur, style: .fill) != UIVibrancyEffect(blurEffect: blur))
    }
}
